/**
 * The grid as a spreadsheet: an exported file is read back unchanged, and cells that are not in the grid are reported.
 */
import { fileFaults } from "@/lib/bengali/office/lists";
import { markFileText as text } from "@/lib/bengali/office/marks";
import { testDatabase } from "@/lib/cms/testing/databases";
import { cellOf, testSchool } from "./testing/school";

const open = testDatabase();
const school = testSchool(open, beforeAll);

const load = async () => ({
	...(await import("./file")),
	...(await import("./grid")),
	...(await import("./save")),
	...(await import("../lists/process")),
	...(await import("../lists/testing/sheet-rows")),
});

beforeAll(async () => {
	const [one, two] = school.first.enrolments;
	const { bangla, maths } = school.subjects;
	const cells = [cellOf(one, bangla, "month", "২৫.৫"), cellOf(two, maths, "semester", "অনু")];
	await (await load()).saveMarks({ exam: school.exam, section: school.first.id, cells }, school.head);
}, 60_000);

const read = async (rows: string[][], by = school.teacher) => {
	const { readMarkSheet, writeFileOf } = await load();
	const file = new File([new Uint8Array(await writeFileOf("xlsx", [{ name: "ক", rows }]))], "ক.xlsx");
	return readMarkSheet({ exam: school.exam, section: school.first.id, file }, by);
};

const headingOf = async (index: number) => {
	const { readGrid } = await load();
	const { subjects } = await readGrid(school.exam, school.first.id, school.head);
	return subjects[index]?.name ?? "";
};

test("the downloaded sheet has the students and their marks, and comes back as it is", async () => {
	const { readGrid, readMarkSheet, sheetRows, writeMarkSheet } = await load();
	const { bytes } = await writeMarkSheet(school.exam, school.first.id, school.teacher);
	const rows = await sheetRows(new Uint8Array(bytes));
	expect(rows.map(({ cells }) => cells[0])).toEqual(["রোল", "1", "2", "3"]);
	const file = new File([new Uint8Array(bytes)], "নম্বর.xlsx");
	const { cells, refused, ignored } = await readMarkSheet(
		{ exam: school.exam, section: school.first.id, file },
		school.head,
	);
	const { marks } = await readGrid(school.exam, school.first.id, school.head);
	expect(cells).toEqual(marks.map(({ revision: _revision, ...mark }) => mark));
	expect([refused, ignored]).toEqual([[], []]);
});

test("columns are found by name also when the full marks have changed, rows by roll in any digits and order", async () => {
	const [bangla, maths] = [await headingOf(0), await headingOf(1)];
	const [one, two] = school.first.enrolments;
	const { cells, refused, ignored } = await read([
		["বার্ষিক পরীক্ষার নম্বর"],
		[`${maths} (৫০)`, "রোল নম্বর", "নাম", `${bangla} – মাসিক`, "মন্তব্য"],
		["88", "২", "", "", "ভালো"],
		["", "1", "", "12", ""],
		["90", "9", "", "", ""],
		["90", "ক", "", "", ""],
		["70", "2", "", "", ""],
		["", "77", "", "", ""],
	]);
	expect(cells.map(({ enrolment, part, text: value }) => [enrolment, part, value])).toEqual([
		[two, "semester", "88"],
		[one, "month", "12"],
	]);
	expect(refused).toEqual([
		{ line: 5, reason: text.unknownRoll },
		{ line: 6, reason: text.noRoll },
		{ line: 7, reason: text.rollTwice },
	]);
	expect(ignored).toEqual(["মন্তব্য"]);
});

test("a file that is no sheet of marks is refused as a whole, and another class to an exam account", async () => {
	const { readMarkSheet } = await load();
	const refused = (message: string) => ({ kind: "invalid", errors: { file: [message] } });
	await expect(read([["নাম", "নম্বর"]])).rejects.toMatchObject(refused(text.noHeadings));
	const bangla = `${await headingOf(0)} – মাসিক`;
	await expect(read([["রোল", bangla, `${bangla} (৩০)`]])).rejects.toMatchObject(refused(expect.any(String) as never));
	await expect(read([["রোল"]], school.stranger)).rejects.toMatchObject({ kind: "forbidden" });
	const of = { exam: school.exam, section: school.first.id };
	const file = (content: string) => new File([content], "ক.csv");
	await expect(readMarkSheet({ ...of, file: file("") }, school.head)).rejects.toMatchObject(refused(fileFaults.empty));
	await expect(readMarkSheet({ ...of, file: file("PK\u0003\u0004") }, school.head)).rejects.toMatchObject({
		kind: "invalid",
	});
});
