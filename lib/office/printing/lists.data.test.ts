/** Tests of who and what stands on the papers that the office fills and hands in, and in their spreadsheets. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";
import type { SignedIn } from "../guard";
import { sheetRows } from "../lists/testing/sheet-rows";
import type { Paper } from "./papers";
import { listFileSchema, type PrintingForm, readPrintingForm } from "./schema";
import { paperText, printingText as text } from "./text";

const open = testDatabase();
const blank = readPrintingForm({});
const birthNumber = "20140101112233445";

let payload: Payload;
let clerk: SignedIn;
const ids: Record<"year" | "other" | "a" | "b" | "nine" | "exam" | "maths" | "islam" | "biology", number> = {} as never;
const enrolments: Record<string, number> = {};

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

async function enrol(name: string, section: number, roll: number, more: object = {}, place: object = {}) {
	const person = { name, gender: "2", fatherName: "করিম", motherName: "সালমা", ...more };
	const student = await create("students", person);
	enrolments[name] = await create("enrolments", { student, year: ids.year, section, roll, ...place });
	return student;
}

async function print<K extends Paper["kind"]>(kind: K, form: Partial<PrintingForm>) {
	const { readPaper } = await import("./papers");
	const read = await readPaper({ ...blank, paper: kind, year: String(ids.year), ...form }, "https://school.example");
	if (!("paper" in read)) throw new Error(JSON.stringify(read.errors));
	return read.paper as Extract<Paper, { kind: K }>;
}

async function refused(form: Partial<PrintingForm>) {
	const { readPaper } = await import("./papers");
	const read = await readPaper({ ...blank, year: String(ids.year), ...form }, "https://school.example");
	return "errors" in read ? read.errors : null;
}

const namesOf = (sections: { members: { name: string }[] }[]) =>
	sections.map(({ members }) => members.map(({ name }) => name));

/** What the call answers, as rows of the spreadsheet. */
async function file(call: "list" | "counts", input: object) {
	const { calls } = await import("./calls");
	const asked = { input: calls[call].input?.parse(input), who: clerk, site: "" } as never;
	const { bytes, name } = (await calls[call].run(asked)) as { bytes: Buffer; name: string };
	return { name, rows: (await sheetRows(bytes)).map(({ cells }) => cells.map(String)) };
}

beforeAll(async () => {
	payload = await open();
	clerk = (await makeAccount(payload, "lists-clerk")) as SignedIn;
	ids.year = await create("years", { year: 2031 });
	ids.other = await create("years", { year: 2030 });
	[ids.a, ids.b] = [
		await create("sections", { name: "ক", class: 8 }),
		await create("sections", { name: "খ", class: 8 }),
	];
	ids.nine = await create("sections", { name: "ক", class: 9 });
	ids.exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "annual", changes: [] });
	const part = (code: string, name: string, full: number) => ({ code, name, full });
	const subject = (name: string, more: object, parts = [part("m", "", 100)]) =>
		create("subjects", { name, class: 8, year: ids.year, papers: [{ code: "1", parts }], ...more });
	ids.maths = await subject("গণিত", {}, [part("cq", "সৃজনশীল", 70), part("mcq", "বহুনির্বাচনি", 30)]);
	ids.islam = await subject("ইসলাম শিক্ষা", { takers: "choice", choice: "ধর্ম", religion: "islam" });
	await subject("হিন্দুধর্ম", { takers: "choice", choice: "ধর্ম", religion: "hinduism" });
	ids.biology = await subject("জীববিজ্ঞান", { takers: "chosen" });
	const more = { fatherMobile: "01712345678", dateOfBirth: "01-12-2018", birthNumber, religion: "islam" };
	await enrol("রহিমা", ids.a, 2, more);
	await enrol("=কুসুম", ids.a, 1, { gender: "1", religion: "hinduism", dateOfBirth: "02-12-2018" });
	await enrol("জান্নাত", ids.b, 1, {}, { chosen: [ids.biology] });
	await enrol("নবমের একজন", ids.nine, 1, { religion: "islam" });
	const kept = await enrol("ব্যবহার বন্ধ", ids.a, 3, more);
	await enrol("চলে গেছে", ids.a, 4, more);
	await rows(payload, sql`UPDATE students SET restricted_at = '2031-01-01T00:00:00.000Z' WHERE id = ${kept}`);
	await rows(payload, sql`UPDATE enrolments SET left_on = '2031-06-30' WHERE id = ${enrolments["চলে গেছে"]}`);
});

test("a sheet of attendance has those who are here, and the holidays of the class in that month", async () => {
	const date = (name: string, from: string, more: object = {}) =>
		create("school-dates", { name, kind: "holiday", startsOn: `${from}T06:00:00.000Z`, ...more });
	await date("বিজয় দিবস", "2031-12-16");
	await date("শীতের ছুটি", "2031-12-29", { endsOn: "2032-01-02T06:00:00.000Z" });
	await date("নবমের ছুটি", "2031-12-10", { classes: [9] });
	await date("পরীক্ষা", "2031-12-09", { kind: "exam" });
	const { month, sections } = await print("attendance", { place: "class-8", month: "১২" });
	expect(namesOf(sections)).toEqual([["=কুসুম", "রহিমা"], ["জান্নাত"]]);
	expect(month).toMatchObject({ year: 2031, month: 12, holidays: ["১৬ বিজয় দিবস", "২৯–৩১ শীতের ছুটি"] });
	const off = month.days.filter(({ isOff }) => isOff).map(({ day }) => day);
	// Fridays and Saturdays of that month, and the three holidays.
	expect(off).toEqual([5, 6, 12, 13, 16, 19, 20, 26, 27, 29, 30, 31]);
	const nine = await print("attendance", { place: "class-9", month: "12" });
	expect(nine.month.holidays[0]).toBe("১০ নবমের ছুটি");
	expect(await refused({ paper: "attendance", place: "class-8", month: "13" })).toEqual({ month: [text.errors.month] });
	expect(await refused({ paper: "attendance", place: "school" })).toEqual({ place: [text.errors.place] });
});

test("a blank list of marks has those who take the subject, and its parts with their full marks", async () => {
	const listed = async (form: Partial<PrintingForm>) =>
		(await print("mark-list", { place: "class-8", ...form })).lists.map(({ title, subject, parts, members }) => [
			title.at(-1),
			subject,
			parts.map(({ name, full }) => `${name} ${full}`.trim()),
			members.map(({ name }) => name),
		]);
	expect(await listed({ subject: String(ids.islam) })).toEqual([["ক", "ইসলাম শিক্ষা", ["100"], ["রহিমা"]]]);
	const all = await listed({});
	expect(all.filter(([, subject]) => subject === "গণিত")).toEqual([
		["ক", "গণিত", ["সৃজনশীল 70", "বহুনির্বাচনি 30"], ["=কুসুম", "রহিমা"]],
		["খ", "গণিত", ["সৃজনশীল 70", "বহুনির্বাচনি 30"], ["জান্নাত"]],
	]);
	expect(all.filter(([, subject]) => subject === "জীববিজ্ঞান")).toEqual([["খ", "জীববিজ্ঞান", ["100"], ["জান্নাত"]]]);

	const changes = [
		{ subject: ids.maths, full: 50 },
		{ subject: ids.biology, full: 0 },
	];
	await payload.update({ collection: "exams", id: ids.exam, data: { changes } as never });
	await rows(
		payload,
		sql`INSERT INTO exam_exemptions (exam_id, enrolment_id, staff_name, at)
			VALUES (${ids.exam}, ${enrolments.রহিমা}, '', '2031-12-01')`,
	);
	const exam = String(ids.exam);
	expect(await listed({ exam, subject: String(ids.maths) })).toEqual([
		["ক", "গণিত", ["50"], ["=কুসুম"]],
		["খ", "গণিত", ["50"], ["জান্নাত"]],
	]);
	// Nor has who is not in the exam a card or a seat.
	const { pupils } = await print("admit-cards", { exam, place: "class-8" });
	const plan = await print("seat-plan", { exam, classes: ["8"], rooms: [{ name: "১০১", seats: "10" }] });
	for (const there of [pupils, plan.rooms.flatMap(({ seated }) => seated)])
		expect(there.map(({ name }) => name)).toEqual(["=কুসুম", "জান্নাত"]);
	const of = { paper: "mark-list", place: "class-8" };
	const { errors } = text;
	expect(await refused({ ...of, exam, subject: String(ids.biology) })).toEqual({ subject: [errors.notExamined] });
	expect(await refused({ ...of, subject: "999999" })).toEqual({ subject: [errors.subject] });
	expect(await refused({ ...of, place: `section-${ids.a}`, subject: String(ids.biology) })).toEqual({
		subject: [errors.nobodyTakes],
	});
	expect(await refused({ ...of, place: "class-9" })).toEqual({ subject: [errors.noSubjects] });
	const elsewhere = String(await create("exams", { name: "বার্ষিক", year: ids.other, type: "annual" }));
	expect(await refused({ ...of, exam: elsewhere })).toEqual({ exam: [errors.exam] });
});

test("a class list has the columns that were chosen, in one order, and keeps the choice in the address of its file", async () => {
	const form = { place: `section-${ids.a}`, columns: ["birthNumber", "religion", "name"], blanks: ["টাকা, জমা", ""] };
	const list = await print("class-list", form);
	expect(list).toMatchObject({ columns: ["name", "religion", "birthNumber"], blanks: ["টাকা, জমা"], isWhole: false });
	expect(list.sections[0]?.members.map((member) => member.birthNumber)).toEqual([null, birthNumber]);
	expect((await print("class-list", { place: "class-8" })).columns).toEqual([
		"roll",
		"code",
		"name",
		"father",
		"mobile",
	]);
	const asked = listFileSchema.parse(Object.fromEntries(new URL(list.file, "https://x.example").searchParams));
	expect(asked).toEqual({
		...{ year: ids.year, place: { of: "section", id: ids.a } },
		...{ columns: list.columns, blanks: list.blanks },
	});
	const whole = await print("class-list", { place: "school" });
	expect(namesOf(whole.sections).flat()).toEqual(["=কুসুম", "রহিমা", "জান্নাত", "নবমের একজন"]);
	expect(whole.isWhole).toBe(true);
	expect(await refused({ paper: "class-list", place: "class-8", columns: ["password"] })).toEqual({
		columns: [text.errors.columns],
	});
	expect(await refused({ paper: "class-list", place: "class-8", blanks: ["ক", "খ", "গ", "ঘ"] })).toEqual({
		blanks: [text.errors.blanks],
	});
	expect(await refused({ paper: "class-list", place: "" })).toEqual({ place: [text.errors.place] });
});

test("the spreadsheet of a list has the same, no formula, and is in the list of acts", async () => {
	const columns = "roll,name,gender,dateOfBirth,birthNumber";
	const { name, rows: sheet } = await file("list", {
		year: String(ids.year),
		place: "class-8",
		columns,
		blanks: "স্বাক্ষর",
	});
	const { class: of, section, roll, name: heading, gender, dateOfBirth, birthNumber: number } = paperText;
	expect(sheet[0]).toEqual([of, section, roll, heading, gender, dateOfBirth, number, "স্বাক্ষর"]);
	expect(sheet.slice(1).map((row) => row.slice(1, 7))).toEqual([
		["ক", "1", "'=কুসুম", "ছেলে", "02-12-2018", ""],
		["ক", "2", "রহিমা", "মেয়ে", "01-12-2018", birthNumber],
		["খ", "1", "জান্নাত", "মেয়ে", "", ""],
	]);
	const { docs } = await payload.find({ collection: "activity", where: { action: { equals: "export" } }, depth: 0 });
	expect(docs.map(({ title, byName }) => [title, byName])).toEqual([[name, clerk.name]]);
	const nobody = file("list", { year: String(ids.other), place: "class-8", columns, blanks: "" });
	await expect(nobody).rejects.toMatchObject({ kind: "invalid", errors: { place: [text.errors.noStudents] } });
});

test("the counts have all who were here on that day, those of unknown age in a column, and say who is not counted", async () => {
	const { counts, restricted, date } = await print("class-counts", { place: "school", date: "০১-১২-২০৩১" });
	expect([date, restricted]).toEqual(["2031-12-01", 1]);
	expect(counts.ages).toEqual([12, 13]);
	const last = counts.whole.at(-1);
	expect(last).toEqual({ gender: "all", religion: "all", ages: [1, 1], unknown: 2, total: 4 });
	// Before the day on which one has left.
	const before = await print("class-counts", { place: `section-${ids.a}`, date: "29-06-2031" });
	expect(before.counts.whole.at(-1)).toMatchObject({ total: 3, unknown: 0 });
	const after = await print("class-counts", { place: `section-${ids.a}`, date: "30-06-2031" });
	expect(after.counts.whole.at(-1)).toMatchObject({ total: 2 });
	expect(await refused({ paper: "class-counts", place: "school", date: "31-02-2031" })).toHaveProperty("date");

	const { rows: sheet } = await file("counts", { year: String(ids.year), place: "school", date: "2031-12-01" });
	expect(sheet[0]).toEqual([
		...[paperText.class, paperText.gender, paperText.religion, "12", "13"],
		...[paperText.ageUnknown, paperText.total],
	]);
	const sum = sheet.find(
		([schoolClass, gender, religion]) =>
			`${schoolClass}${gender}${religion}` === [text.wholeSchool, paperText.allGenders, paperText.total].join(""),
	);
	expect(sum?.slice(3)).toEqual(["1", "1", "2", "4"]);
	expect(sheet.flat()).toEqual(expect.arrayContaining([paperText.countsNote, paperText.notCounted(1)]));
});
