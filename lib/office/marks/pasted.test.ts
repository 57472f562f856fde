/** How a pasted block is read: headings, names and rolls are never marks. */
import { type GridRow, readPasted } from "./pasted";

const rows = 40;
const columns = 4;
const nameOf = (roll: number) => `শিক্ষার্থী ${roll}`;
const grid: GridRow[] = Array.from({ length: rows }, (_, index) => ({
	roll: index + 1,
	name: nameOf(index + 1),
	keys: Array.from({ length: columns }, (_, column) => `${index + 1}/${column}`),
}));

const shown = [
	{ subject: "বাংলা", part: "সৃজনশীল" },
	{ subject: "বাংলা", part: "বহুনির্বাচনি" },
	{ subject: "গণিত", part: "" },
	{ subject: "ধর্ম", part: "" },
];

/** Excel ends each row with CR LF. */
const block = (cells: (string | number)[][]) => cells.map((row) => `${row.join("\t")}\r\n`).join("");
const read = (cells: (string | number)[][], row = 0, column = 0, on = grid) =>
	readPasted(block(cells), on, shown, { row, column });
const rollsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
/** Marks that are no rolls, in no order. */
const markOf = (roll: number) => 50 + ((roll * 7) % 45);

test("a name or heading in two lines, which programs put in quotation marks, is one cell of its row", () => {
	const { inPlace } = read([
		['"আব্দুর\nরহমান ""রনি"""', "81"],
		['"সালমা\r\nবেগম"', "82"],
		["করিম", "83"],
	]);
	expect(inPlace?.texts).toEqual([
		["1/0", "81"],
		["2/0", "82"],
		["3/0", "83"],
	]);
	const headed = read(
		[
			["রোল", '"গণিত\n(১০০)"'],
			["2", "71"],
			["1", "72"],
		],
		5,
	);
	expect(headed.byRoll?.texts).toEqual([
		["2/2", "71"],
		["1/2", "72"],
	]);
});

test("marks go from the cell on; empty cells of the block empty nothing, and what is outside is counted", () => {
	expect(read([["81", "82"], ["83", "অনু"], ["", "x"], [], ["৭১.৫"]], 38, 2)).toEqual({
		byRoll: null,
		inPlace: {
			texts: [
				["39/2", "81"],
				["39/3", "82"],
				["40/2", "83"],
				["40/3", "অনু"],
			],
			outside: 2,
			untaken: 0,
			unknown: [],
			repeated: [],
			headings: [],
		},
	});
});

test("texts in subjects that their students do not take are counted, and not placed", () => {
	const some = grid.map((row) => ({ ...row, keys: row.keys.map((key, column) => (column === 1 ? null : key)) }));
	expect(
		read(
			[
				["81", "82", "83"],
				["71", "", "73"],
			],
			0,
			0,
			some,
		).inPlace,
	).toMatchObject({
		texts: [
			["1/0", "81"],
			["1/2", "83"],
			["2/0", "71"],
			["2/2", "73"],
		],
		outside: 0,
		untaken: 1,
	});
});

test("rows of headings that name no column of the grid are left out", () => {
	const { inPlace } = read(
		[
			["পদার্থ (১০০)", "রসায়ন"],
			["সৃজনশীল", ""],
			["71", "82"],
			["অনু", "83"],
		],
		4,
		1,
	);
	expect(inPlace?.texts).toEqual([
		["5/1", "71"],
		["5/2", "82"],
		["6/1", "অনু"],
		["6/2", "83"],
	]);
});

test.each([
	["roll, name, marks", (roll: number) => [roll, nameOf(roll), markOf(roll), 60]],
	["roll, name, father, marks", (roll: number) => [roll, nameOf(roll), "করিম", markOf(roll), 60]],
	["roll, marks", (roll: number) => [roll, markOf(roll), 60]],
	["name, roll, marks", (roll: number) => [nameOf(roll), roll, markOf(roll), 60]],
	["serial number, roll, name, marks", (roll: number) => [roll - 9, roll, nameOf(roll), markOf(roll), 60]],
	["serial number, roll, marks", (roll: number) => [roll - 9, roll, markOf(roll), 60]],
])("%s: matched by roll wherever it is pasted", (_, rowOf) => {
	const expected = rollsFrom(10, 8).flatMap((roll) => [
		[`${roll}/1`, String(markOf(roll))],
		[`${roll}/2`, "60"],
	]);
	const certain = {
		byRoll: { texts: expected, outside: 0, untaken: 0, unknown: [], repeated: [], headings: [] },
		inPlace: null,
	};
	for (const row of [0, 9, 30]) expect(read(rollsFrom(10, 8).map(rowOf), row, 1)).toEqual(certain);
});

test("under a heading, or beside the students' names, any order and number of rows are rolls", () => {
	const texts = [
		["12/0", "70"],
		["3/0", "60"],
	];
	for (const cells of [
		[
			["রোল নং", "নাম", "বাংলা"],
			["পূর্ণমান", "", "100"],
			["১২", "Karim", "70"],
			["৩", "Rahim", "60"],
		],
		[
			["12", nameOf(12), "70"],
			["3.0", nameOf(3), "60"],
		],
	]) {
		const pasted = read(cells, 20);
		expect(pasted.byRoll?.texts).toEqual(texts);
		expect(pasted.inPlace).toBeNull();
	}
});

test("rolls that no student has and rolls that stand twice are listed, and nothing of their rows is taken", () => {
	const { byRoll } = read([
		["রোল", "নম্বর"],
		["1", "70"],
		["77", "71"],
		["2", "72"],
		["২", "73"],
		["", "74"],
		["মোট", "75"],
	]);
	expect(byRoll).toEqual({
		texts: [["1/0", "70"]],
		outside: 0,
		untaken: 0,
		unknown: ["77", "74", "মোট"],
		repeated: ["2"],
		headings: [],
	});
});

test("rolls alone are nothing to place", () => {
	for (const cells of [
		rollsFrom(1, 40).map((roll) => [roll]),
		[["Roll"], [7]],
		rollsFrom(3, 4).map((roll) => [roll, nameOf(roll)]),
	])
		expect(read(cells, 3, 2)).toEqual({
			byRoll: { texts: [], outside: 0, untaken: 0, unknown: [], repeated: [], headings: [] },
			inPlace: null,
		});
});

test("what may be rolls or marks is read in both ways", () => {
	const both = { byRoll: expect.anything(), inPlace: expect.anything() };
	// A few rolls in a row, with marks or alone.
	expect(
		read([
			[20, 70],
			[21, 71],
		]),
	).toEqual(both);
	expect(read([[20], [21], [25]])).toEqual(both);
	// The roll of the row at which it is pasted; a row that is wider than the grid.
	expect(read([[20, 70]], 19)).toEqual(both);
	expect(read([[20, 70, 71, 72, 73]], 3)).toEqual(both);
	// Rolls in the order of merit.
	expect(read([30, 12, 5, 9, 40, 22, 1, 17].map((roll) => [roll, 70]))).toEqual(both);
	// Names in another spelling.
	expect(
		read([
			[12, "Karim", 70],
			[3, "Rahim", 71],
		]),
	).toEqual(both);
	expect(read([[20, 70]], 19).byRoll?.texts).toEqual([["20/0", "70"]]);
	expect(read([[20, 70]], 19).inPlace?.texts).toEqual([
		["20/0", "20"],
		["20/1", "70"],
	]);
});

test("marks are not taken for rolls", () => {
	for (const cells of [
		[
			[45, 67],
			[38, 70],
			[29, 81],
		],
		[[30], [30], [31]],
		[[20]],
		[
			[12.5, 30],
			[13, 31],
		],
		// Remarks beside marks.
		[
			[67, 70, "ভালো"],
			[45, 80, "উন্নতি"],
		],
		rollsFrom(51, 8).map((mark) => [mark]),
	])
		expect(read(cells, 3).byRoll).toBeNull();
});

test("names without rolls are left out, and the rows keep their order", () => {
	const { byRoll, inPlace } = read(
		[
			[nameOf(1), 70],
			[nameOf(2), 80],
		],
		0,
		1,
	);
	expect(byRoll).toBeNull();
	expect(inPlace?.texts).toEqual([
		["1/1", "70"],
		["2/1", "80"],
	]);
});

test("with headings, columns are found by them; unknown ones are listed, names and rolls are not", () => {
	const headed = [
		["ক্রমিক", "রোল", "নাম", "ধর্ম (১০০)", "মোট", "বাংলা – বহুনির্বাচনি (৩০)", "বাংলা – সৃজনশীল"],
		...[3, 1].map((roll) => [9, roll, nameOf(roll), 40 + roll, 100, 10 + roll, 20 + roll]),
	];
	expect(read(headed, 5, 2)).toEqual({
		byRoll: {
			texts: [
				["3/3", "43"],
				["3/1", "13"],
				["3/0", "23"],
				["1/3", "41"],
				["1/1", "11"],
				["1/0", "21"],
			],
			...{ outside: 0, untaken: 0, unknown: [], repeated: [], headings: ["মোট"] },
		},
		inPlace: null,
	});
});

test("subjects above the parts, as in merged cells, and a subject without names of its parts", () => {
	const merged = [
		["রোল", "বাংলা", "", "গণিত"],
		["", "বহুনির্বাচনি", "সৃজনশীল", ""],
		[2, 12, 22, 32],
	];
	expect(read(merged).byRoll?.texts).toEqual([
		["2/1", "12"],
		["2/0", "22"],
		["2/2", "32"],
	]);
	const withoutParts = [
		["গণিত", "বাংলা", ""],
		[31, 21, 11],
		[32, 22, 12],
	];
	expect(read(withoutParts, 4, 1).inPlace?.texts).toEqual([
		["5/2", "31"],
		["5/0", "21"],
		["5/1", "11"],
		["6/2", "32"],
		["6/0", "22"],
		["6/1", "12"],
	]);
});

describe.each([2, 3, 5, 6, 7, 12])("%i rows with rolls of other rows before the marks", (count) => {
	const orders = {
		merit: (index: number) => ((index * 7 + 12) % rows) + 1,
		falling: (index: number) => rows - index,
		rising: (index: number) => 3 * index + 2,
	};

	test.each(Object.entries(orders))("in %s order are not placed without a question", (_, rollAt) => {
		for (const column of [0, 1]) {
			const rolls = Array.from({ length: count }, (_none, index) => rollAt(index));
			const { byRoll, inPlace } = read(
				rolls.map((roll) => [roll, markOf(roll)]),
				9,
				column,
			);
			expect(byRoll?.texts).toEqual(rolls.map((roll) => [`${roll}/${column}`, String(markOf(roll))]));
			expect(inPlace === null || inPlace.texts.length === 2 * count).toBe(true);
		}
	});
});
