/** The grid as a spreadsheet: an exported file is read back unchanged, and a filled-in one is taken wholly or not at all. */

import { testDatabase } from "@/lib/cms/testing/databases";
import { fileFaults, fileNotes } from "../lists/text";
import { cellOf, testSchool } from "./testing/school";
import { markText, markFileText as text } from "./text";

const open = testDatabase();
const school = testSchool(open, beforeAll);

const load = async () => ({
	...(await import("./file")),
	...(await import("./grid")),
	...(await import("./save")),
	...(await import("../lists/added")),
	...(await import("../lists/files")),
	...(await import("../operations/all")),
	...(await import("@/lib/school/query")),
	...(await import("../lists/testing/sheet-rows")),
});

beforeAll(async () => {
	const [one, two] = school.first.enrolments;
	const { bangla, maths } = school.subjects;
	const cells = [cellOf(one, bangla, "month", "২৫.৫"), cellOf(two, maths, "semester", "অনু")];
	await (await load()).saveMarks({ exam: school.exam, section: school.first.id, cells }, school.head);
});

const fileOf = async (rows: string[][]) => {
	const { writeFileOf } = await load();
	return new File([new Uint8Array(await writeFileOf("xlsx", [{ name: "ক", rows }]))], "ক.xlsx");
};
const listOf = async (by = school.teacher) =>
	(await load()).markList({ exam: school.exam, section: school.first.id }, by);
const check = async (file: File, by = school.teacher) => (await load()).checkList(await listOf(by), file);
const add = async (file: File, fingerprint: string) =>
	(await load()).addList(await listOf(), file, fingerprint, school.teacher);
const textsOf = async () => {
	const { marks } = await (await load()).readGrid(school.exam, school.first.id, school.head);
	return Object.fromEntries(
		marks.map(({ enrolment, subject, part, text: mark }) => [`${enrolment}/${subject}/${part}`, mark]),
	);
};

const headingOf = async (index: number) => {
	const { readGrid } = await load();
	const { subjects } = await readGrid(school.exam, school.first.id, school.head);
	return subjects[index]?.name ?? "";
};

test("the downloaded sheet has the students and their marks, and comes back as it is", async () => {
	const { sheetRows, writeMarkSheet } = await load();
	const { bytes } = await writeMarkSheet(school.exam, school.first.id, school.teacher);
	const rows = await sheetRows(new Uint8Array(bytes));
	expect(rows.map(({ cells }) => cells[0])).toEqual(["রোল*", "1", "2", "3"]);
	const { counts, ignored } = await check(new File([new Uint8Array(bytes)], "নম্বর.xlsx"), school.head);
	expect([counts, ignored]).toEqual([{ new: 0, same: 2, refused: 0 }, []]);
});

test("a file with a wrong row is not taken at all; its wrong rows come back as a file with the reasons", async () => {
	const [bangla, maths] = [await headingOf(0), await headingOf(1)];
	const before = await textsOf();
	const file = await fileOf([
		["বার্ষিক পরীক্ষার নম্বর"],
		[`${maths} (৫০)`, "রোল নম্বর", "নাম", `${bangla} – মাসিক`, "মন্তব্য"],
		["88", "২", "", "", "ভালো"],
		["101", "1", "", "31", ""],
		["90", "9", "", "", ""],
		["90", "ক", "", "", ""],
		["70", "2", "", "", ""],
		["", "77", "", "", ""],
		["349", "", "মোট", "31", ""],
	]);
	const { counts, fingerprint, ignored, notes, refused } = await check(file);
	expect([counts, ignored]).toEqual([{ new: 1, same: 0, refused: 4 }, ["মন্তব্য"]]);
	expect(notes).toEqual([fileNotes.totals([9])]);
	const reasons = [
		[`${bangla} – মাসিক (30): ${markText.tooLarge(30)}`, `${maths} (100): ${markText.tooLarge(100)}`],
		[text.unknownRoll],
		[text.noRoll],
		[text.rollTwice],
	];
	expect(refused.map(({ line, name, reasons: why }) => [line, name, [...why].sort()])).toEqual(
		["1", "9", "ক", "2"].map((roll, index) => [index + 4, roll, [...(reasons[index] ?? [])].sort()]),
	);
	await expect(add(file, fingerprint)).rejects.toMatchObject({ kind: "invalid", message: text.whole });
	expect(await textsOf()).toEqual(before);
	const { sheetRows, writeRefused } = await load();
	const rows = await sheetRows(new Uint8Array(await writeRefused(await listOf(), file)));
	expect(rows.map(({ cells }) => cells[0])).toEqual(["রোল*", "1", "9", "ক", "2"]);
	expect(rows[1]?.cells.at(-1)).toContain(markText.tooLarge(30));
});

test("a right file is written as one operation, which can be taken back; one that was confirmed before a change is not", async () => {
	const { query, saveMarks, sql, takeAnyBack } = await load();
	const [bangla, maths] = [await headingOf(0), await headingOf(1)];
	const [one, two] = school.first.enrolments;
	const before = await textsOf();
	// Columns are found by name also when the full marks have changed, rows by roll in any digits and order.
	const file = await fileOf([
		[`${maths} (৫০)`, "রোল", `${bangla} – মাসিক`],
		["88", "২", ""],
		["", "1", "12"],
	]);
	const early = (await check(file)).fingerprint;
	const cell = cellOf(two, school.subjects.maths, "semester", "87", 1);
	await saveMarks({ exam: school.exam, section: school.first.id, cells: [cell] }, school.head);
	await expect(add(file, early)).rejects.toMatchObject({ kind: "invalid", message: text.moved });
	expect(await add(file, (await check(file)).fingerprint)).toBe(2);
	const keys = [`${two}/${school.subjects.maths}/semester`, `${one}/${school.subjects.bangla}/month`];
	expect(
		keys.map(
			(
				(texts) => (key: string) =>
					texts[key]
			)(await textsOf()),
		),
	).toEqual(["৮৮", "১২"]);
	const [operation] = await query<{ id: number; facts: string }>(
		sql`SELECT id, facts FROM operations WHERE subject = 'marks' ORDER BY id DESC LIMIT 1`,
	);
	expect(operation?.facts).toContain("ক.xlsx");
	await takeAnyBack(school.teacher, operation?.id ?? 0);
	expect(await textsOf()).toEqual({ ...before, [keys[0] ?? ""]: "৮৭" });
});

test("a file that is no sheet of marks is refused as a whole, and another class to an exam account", async () => {
	const refused = (message: string) => ({ kind: "invalid", errors: { file: [message] } });
	await expect(check(await fileOf([["নাম", "নম্বর"]]))).rejects.toMatchObject(refused(text.noHeadings));
	const bangla = `${await headingOf(0)} – মাসিক`;
	const twice = await fileOf([["রোল", bangla, `${bangla} (৩০)`]]);
	await expect(check(twice)).rejects.toMatchObject(refused(expect.any(String) as never));
	await expect(check(await fileOf([["রোল"]]), school.stranger)).rejects.toMatchObject({ kind: "forbidden" });
	const file = (content: string) => new File([content], "ক.csv");
	await expect(check(file(""))).rejects.toMatchObject(refused(fileFaults.empty));
	await expect(check(file("PK\u0003\u0004"))).rejects.toMatchObject({ kind: "invalid" });
});
