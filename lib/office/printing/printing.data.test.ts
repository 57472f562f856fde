/** Tests of what stands on printed papers. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { countQueries } from "@/lib/cms/testing/counted-queries";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { insertMany } from "@/lib/data/insert-many";
import { type PrintingForm, readPrintingForm } from "@/lib/office/printing/schema";
import type { SignedIn } from "../guard";
import { signatureText } from "../signature/text";
import type { Paper } from "./papers";
import { printingText } from "./text";

const site = "https://school.example";
const { errors } = printingText;
const blank = readPrintingForm({});

const open = testDatabase();

describe("printing", () => {
	let payload: Payload;
	const ids: Record<"year" | "exam" | "hidden" | "a" | "b" | "other", number> = {} as never;

	const load = async () => ({
		...(await import("./papers")),
		...(await import("@/lib/school/results")),
		...(await import("@/lib/school/sheet-codes")),
	});

	async function print<K extends Paper["kind"]>(kind: K, form: Partial<PrintingForm>) {
		const { readPaper } = await load();
		const read = await readPaper({ ...blank, paper: kind, ...form }, site);
		if (!("paper" in read)) throw new Error(JSON.stringify(read.errors));
		return read.paper as Extract<Paper, { kind: K }>;
	}

	async function refused(form: Partial<PrintingForm>) {
		const { readPaper } = await load();
		const read = await readPaper({ ...blank, ...form }, site);
		return "errors" in read ? read.errors : null;
	}

	async function enrol(name: string, section: number, roll: number, more: object = {}) {
		const data = { name, gender: "2", fatherName: "করিম", motherName: "সালমা", ...more };
		const { id } = await payload.create({ collection: "students", data: data as never });
		const enrolment = { student: id, year: ids.year, section, roll };
		await payload.create({ collection: "enrolments", data: enrolment as never });
		return id;
	}

	const mark = (student: number, exam: number, bengali: number, more: object = {}, sheet: object = {}) =>
		insertResult(payload, {
			...{ student, exam, position: 1, more: sheet },
			subjects: [
				{ name: "বাংলা", marks: bengali, full: 100, parts: { month: 20, semester: bengali - 20 } },
				{ name: "গণিত", marks: 80, full: 100 },
				{ name: "কৃষিশিক্ষা", marks: 70, full: 100, fourth: true, ...more },
			],
		});

	beforeAll(async () => {
		payload = await open();
		ids.year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		const section = async (name: string, classId: number) =>
			(await payload.create({ collection: "sections", data: { name, class: classId } })).id;
		[ids.a, ids.b, ids.other] = [await section("ক", 8), await section("খ", 8), await section("ক", 9)];
		const exam = async (name: string) => {
			const data = { name, year: ids.year, type: "semester" as const };
			return (await payload.create({ collection: "exams", data })).id;
		};
		[ids.exam, ids.hidden] = [await exam("বার্ষিক"), await exam("অর্ধবার্ষিক")];
		const people = [
			await enrol("রহিমা", ids.a, 2, { fatherMobile: "01712345678" }),
			await enrol("কুলসুম", ids.a, 1, { motherMobile: "01812345678" }),
			await enrol("জান্নাতুল ফেরদৌস", ids.b, 1),
			await enrol("অনুপস্থিত", ids.b, 2),
			await enrol("অন্য শ্রেণি", ids.other, 1),
		];
		const [rahima = 0, kulsum = 0, jannat = 0] = people;
		await mark(rahima, ids.exam, 90);
		await mark(kulsum, ids.exam, 30);
		await mark(jannat, ids.exam, 60, { name: "গার্হস্থ্য বিজ্ঞান" });
		await mark(rahima, ids.hidden, 50, {}, { origin: "upgrade" });
		for (const classId of [8, 9]) await releaseClass(payload, ids.exam, classId);
	});

	/** Students of the other class with results, by SQL: Payload takes a second for ten. */
	async function insertPupils(rolls: number[]): Promise<void> {
		const people = rolls.map((roll) => ({
			...{ code: 9_000_000 + roll, name: `শিক্ষার্থী ${roll}`, title: "", gender: "2", father_name: "করিম" },
			...{ mother_name: "সালমা", password_version: 0 },
		}));
		const made = await insertMany<{ id: number }>(payload, "students", people, { returning: ["id"] });
		const enrolled = made.map(({ id }, index) => ({
			...{ student_id: id, year_id: ids.year, class_id: 9, section_id: ids.other, roll: rolls[index] ?? 0 },
		}));
		await insertMany(payload, "enrolments", enrolled);
		const subjects = [{ name: "বাংলা", marks: 50, full: 100 }];
		for (const { id } of made) await insertResult(payload, { student: id, exam: ids.exam, subjects });
	}

	test("the papers of one student are printed alone, and none for a student of another place", async () => {
		const { rows, sql } = await import("@/lib/data/sql");
		const found = await rows<{ id: number; name: string }>(payload, sql`SELECT id, name FROM students`);
		const own = (name: string) => String(found.find((section) => section.name === name)?.id);
		const place = `section-${ids.a}`;
		const form = { exam: String(ids.exam), place, student: own("রহিমা") };
		const { sheets, missing } = await print("grade-sheets", form);
		expect(sheets.map(({ sheet }) => sheet.student.name)).toEqual(["রহিমা"]);
		expect(missing).toBe(0);
		const { pupils } = await print("admit-cards", form);
		expect(pupils.map(({ name }) => name)).toEqual(["রহিমা"]);
		const elsewhere = { ...form, paper: "admit-cards", student: own("জান্নাতুল ফেরদৌস") };
		expect(await refused(elsewhere)).toEqual({ place: [errors.student] });
		expect(await refused({ ...form, paper: "admit-cards", student: "999" })).toEqual({ place: [errors.student] });
		expect(await refused({ ...form, paper: "admit-cards", student: "1 OR 1" })).toEqual({ student: [errors.student] });
	});

	test("a class list has the students of each section by roll, with the mother's number where the father has none", async () => {
		const { sections } = await print("class-list", { year: String(ids.year), place: "class-8" });
		expect(sections.map(({ title, members }) => [title, members.map(({ name }) => name)])).toEqual(
			[
				["সপ্তম – ক", ["কুলসুম", "রহিমা"]],
				["সপ্তম – খ", ["জান্নাতুল ফেরদৌস", "অনুপস্থিত"]],
			].map(([title, names]) => [expect.stringMatching(` – ${String(title).at(-1)}$`), names]),
		);
		expect(sections[0]?.members.map(({ mobile }) => mobile)).toEqual(["01812345678", "01712345678"]);
		const one = await print("class-list", { year: String(ids.year), place: `section-${ids.b}` });
		expect(one.sections.map(({ id }) => id)).toEqual([ids.b]);
	});

	test("grade sheets read in bulk say what each sheet says alone, with the same code", async () => {
		const { findSheet, resultToken, tokenOfSheet } = await load();
		const { sheets, missing } = await print("grade-sheets", { exam: String(ids.exam), place: "class-8" });
		expect([sheets.length, missing]).toEqual([3, 1]);
		expect(sheets[0]?.subjects[0]).toMatchObject({ month_marks: 20, semester_marks: 10, grade: "F" });
		for (const { code, ...stored } of sheets) {
			const { id: _, sheet: __, ...sheet } = stored;
			const student = sheet.result.student_id;
			const alone = { exam_name: ids.exam, year: ids.year, class: 8, studentId: student };
			expect(sheet).toEqual(await findSheet(alone));
			const token = await resultToken({ student, year_id: ids.year, exam_id: ids.exam });
			expect(tokenOfSheet(stored)).toBe(token);
			expect(code).toMatch(/^data:image\/svg/);
		}
	});

	test("the sheets of 60 students take no more queries than those of a few", async () => {
		const form = { exam: String(ids.exam), place: `section-${ids.other}` };
		await insertPupils([2, 3]);
		const few = await countQueries(payload, () => print("grade-sheets", form));
		await insertPupils(Array.from({ length: 60 }, (_, index) => index + 4));
		const many = await countQueries(payload, async () => {
			expect((await print("grade-sheets", form)).sheets).toHaveLength(62);
		});
		expect(many).toBe(few);
		expect(few).toBeGreaterThan(0);
	});

	test("a tabulation sheet has a column for each subject of the results, and all students of the section", async () => {
		const { tables } = await print("tabulation", { exam: String(ids.exam), place: "class-8" });
		const [a, b] = tables;
		expect(a?.columns.map(({ name, fourth }) => [name, fourth])).toEqual([
			["বাংলা", "none"],
			["গণিত", "none"],
			["কৃষিশিক্ষা", "all"],
		]);
		expect(a?.rows.map(({ name, cells, result }) => [name, cells.map((cell) => cell?.marks), result?.gpa])).toEqual([
			["কুলসুম", [30, 80, 70], 0],
			["রহিমা", [90, 80, 70], 5],
		]);
		expect([a?.passed, a?.failed, b?.passed, b?.failed]).toEqual([1, 1, 1, 0]);
		expect(b?.columns.map(({ name }) => name)).toEqual(["বাংলা", "গণিত", "গার্হস্থ্য বিজ্ঞান"]);
		expect(b?.rows.at(-1)).toMatchObject({ name: "অনুপস্থিত", cells: [null, null, null], result: null });
	});

	test("results that are not released are on no grade sheet, but staff may tabulate them", async () => {
		const form = { exam: String(ids.hidden), place: "class-8" };
		expect(await refused({ ...form, paper: "grade-sheets" })).toEqual({ exam: [errors.notReleased] });
		const { tables } = await print("tabulation", form);
		expect(tables[0]?.rows.map(({ result }) => result?.total_marks ?? null)).toEqual([null, 200]);
		expect(await refused({ ...form, place: `section-${ids.b}`, paper: "tabulation" })).toEqual({
			exam: [errors.noResults],
		});
	});

	test("admit cards and the seat plan have the same students; neighbours are of different classes", async () => {
		const exam = String(ids.exam);
		const { pupils } = await print("admit-cards", { exam, place: "class-8" });
		const rooms = [
			{ name: "১০১", seats: "৩" },
			{ name: "", seats: "" },
			{ name: "১০২", seats: "100" },
		];
		const plan = await print("seat-plan", { exam, classes: ["8", "9"], rooms });
		expect(plan.rooms.map(({ name, seats, seated }) => [name, seats, seated.length])).toEqual([
			["১০১", 3, 3],
			["১০২", 100, 64],
		]);
		const seated = plan.rooms.flatMap((room) => room.seated);
		const ofClass = seated.filter((pupil) => pupil.class.id === 8).map(({ code }) => code);
		expect(ofClass).toEqual(pupils.map(({ code }) => code));
		expect(seated.slice(0, 7).map((pupil) => pupil.class.id)).toEqual([9, 8, 9, 8, 9, 8, 9]);
	});

	test("heads alone set the picture of the signature, and have it for their prints", async () => {
		const { readSignature, removeSignature, saveSignature } = await import("../signature/signature");
		const { default: sharp } = await import("sharp");
		const head = (await makeAccount(payload, "signature-head", { role: "head" })) as SignedIn;
		const clerk = (await makeAccount(payload, "signature-clerk", { role: "clerk" })) as SignedIn;
		const photo = async (drawn: string) => {
			const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
				<rect width="1200" height="800" fill="#cfccc2"/>${drawn}</svg>`;
			return new File([new Uint8Array(await sharp(Buffer.from(paper)).jpeg().toBuffer())], "sign.jpg");
		};
		await saveSignature(await photo('<rect x="300" y="300" width="600" height="150" fill="#1c2b66"/>'), head);
		const kept = await readSignature(head);
		// What is around it is cut off, its shape is kept.
		expect((kept?.width ?? 0) / (kept?.height ?? 1)).toBeCloseTo(4, 0);
		expect(kept?.by).toBe(head.name);
		expect(await readSignature(clerk)).toBeNull();
		const empty = saveSignature(await photo(""), head);
		await expect(empty).rejects.toMatchObject({ errors: { file: [signatureText.errors.empty] } });
		expect((await readSignature(head))?.picture).toBe(kept?.picture);
		await removeSignature(head);
		expect(await readSignature(head)).toBeNull();
	});

	test("what is wrong is said at its field", async () => {
		const exam = String(ids.exam);
		expect(await refused({})).toEqual({ paper: [errors.paper] });
		expect(await refused({ paper: "class-list" })).toEqual({ year: [errors.year], place: [errors.place] });
		expect(await refused({ paper: "class-list", year: "999999", place: "class-8" })).toEqual({ year: [errors.year] });
		expect(await refused({ paper: "class-list", year: String(ids.year), place: "class-1" })).toEqual({
			place: [errors.noStudents],
		});
		expect(await refused({ paper: "admit-cards", exam: "x", place: "class-8; DROP" })).toEqual({
			exam: [errors.exam],
			place: [errors.place],
		});
		const rooms = [
			{ name: "১০১", seats: "অনেক" },
			{ name: "", seats: "10" },
			{ name: "১০২", seats: "5" },
			{ name: "১০২", seats: "5" },
		];
		expect(await refused({ paper: "seat-plan", exam, classes: ["8"], rooms })).toEqual({
			rooms: [errors.seats(1), errors.room(2), errors.roomTwice("১০২")],
		});
		expect(await refused({ paper: "seat-plan", exam, classes: [], rooms: [] })).toEqual({
			classes: [errors.classes],
			rooms: [errors.rooms],
		});
		const small = [{ name: "১০১", seats: "3" }];
		expect(await refused({ paper: "seat-plan", exam, classes: ["8"], rooms: small })).toEqual({
			rooms: [errors.tooFewSeats(1)],
		});
	});
});
