import { readRosterPaste } from "./roster-draft";

const rows = Array.from({ length: 30 }, (_, index) => ({
	...{ enrolment: index + 1, student: index + 1, name: `শিক্ষার্থী ${index + 1}` },
	values: { roll: String(index + 1), fatherMobile: "", motherMobile: "" },
}));
const mobile = (roll: number) => `017110000${String(roll).padStart(2, "0")}`;
const paste = (column: string, lines: string[][], row = 10) =>
	readRosterPaste({ rows }, `${row}/${column}`, lines.map((cells) => cells.join("\t")).join("\n"));
const orders = [
	[13, 11],
	[13, 11, 12],
	[3, 29, 14, 8, 21],
	[22, 4, 17, 9, 30, 1],
	[11, 12, 13, 14, 15, 16],
];

test.each(orders)("rolls %s with mobile numbers, pasted at a mobile number, are not numbers", (...rolls) => {
	for (const column of ["fatherMobile", "motherMobile"]) {
		const { byRoll, inPlace } = paste(
			column,
			rolls.map((roll) => [String(roll), mobile(roll)]),
		);
		expect(inPlace).toBeNull();
		expect(byRoll?.texts).toEqual(rolls.map((roll) => [`${roll}/${column}`, mobile(roll)]));
	}
});

test.each(orders)("rolls %s with mobile numbers, pasted at a roll, are asked about", (...rolls) => {
	const { byRoll, inPlace } = paste(
		"roll",
		rolls.map((roll) => [String(roll), mobile(roll)]),
	);
	expect(byRoll?.texts).toEqual(rolls.map((roll) => [`${roll}/fatherMobile`, mobile(roll)]));
	expect(inPlace?.texts).toHaveLength(2 * rolls.length);
});

test("rolls that nobody has are named, and no number of one to four digits is a mobile number", () => {
	expect(
		paste("fatherMobile", [
			["61", mobile(1)],
			["9", mobile(9)],
		]),
	).toMatchObject({
		byRoll: { texts: [["9/fatherMobile", mobile(9)]], unknown: ["61"] },
		inPlace: null,
	});
	expect(paste("fatherMobile", [["12"]])).toMatchObject({ byRoll: { texts: [] }, inPlace: null });
});

test("new rolls alone, and rolls of their own rows, are taken as they stand", () => {
	expect(paste("roll", [["12"], ["10"], ["11"]])).toMatchObject({
		byRoll: null,
		inPlace: {
			texts: [
				["10/roll", "12"],
				["11/roll", "10"],
				["12/roll", "11"],
			],
		},
	});
	expect(
		paste("roll", [
			["10", mobile(10)],
			["11", mobile(11)],
		]).byRoll,
	).toBeNull();
});

test("mobile numbers without rolls go from the cell on", () => {
	const { byRoll, inPlace } = paste("fatherMobile", [
		[mobile(1), mobile(2)],
		[mobile(3), ""],
	]);
	expect([byRoll, inPlace?.texts.length]).toEqual([null, 3]);
});
