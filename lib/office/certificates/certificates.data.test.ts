/** Tests of certificates: their numbers, what they say, and what becomes of them. */
import { randomUUID } from "node:crypto";
import { bnBd } from "@payloadcms/translations/languages/bnBd";
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { yearOf } from "@/lib/contract/days";
import { personLabels } from "@/lib/office/words/person-fields";
import { studentStaffText } from "@/lib/office/words/students";
import type { SignedIn } from "../guard";
import { readPrintingForm } from "../printing/schema";
import { registerText } from "../printing/text";
import { studentDataText } from "../student-data/text";
import type { CertificateChoice, MakeInput } from "./schema";
import { certificatesText as text } from "./text";

const open = testDatabase();
const year = yearOf(new Date());
const site = "https://school.example";

describe("certificates", () => {
	let payload: Payload;
	let clerk: SignedIn;
	const ids = {} as Record<"year" | "next" | "section" | "student" | "enrolment" | "exam", number>;

	const load = async () => ({
		...(await import("./calls")),
		...(await import("./facts")),
		...(await import("./find")),
		...(await import("./many")),
		...(await import("./operation")),
		...(await import("./register")),
		...(await import("../printing/school")),
		...(await import("../activity/activity")),
		...(await import("../operations/all")),
		...(await import("../operations/apply")),
		...(await import("@/lib/cms/students/erasing")),
		...(await import("@/lib/office/printing/papers")),
		...(await import("@/lib/office/data-requests/restriction")),
		...(await import("@/lib/office/promotion/plan")),
		...(await import("@/lib/office/student-data/read")),
		...(await import("@/lib/school/directory")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/sheet-codes")),
	});

	const create = async (collection: string, data: object): Promise<number> =>
		Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

	let rolls = 0;
	async function enrol(more: object = {}) {
		const data = { name: "নুসরাত জাহান", gender: "2", fatherName: "আব্দুল করিম", motherName: "সালমা বেগম", ...more };
		const student = await create("students", data);
		rolls += 1;
		const enrolment = await create("enrolments", { student, year: ids.year, section: ids.section, roll: rolls });
		return { student, enrolment, roll: rolls };
	}

	const inputOf = (more: Partial<MakeInput> = {}): MakeInput => ({
		...{ student: ids.student, kind: "studies", own: 0, language: "bn", facts: {} as MakeInput["facts"], keep: false },
		...{ request: randomUUID(), version: 0 },
		...(more as object),
	});

	async function make(more: Partial<MakeInput> = {}): Promise<number> {
		const { calls } = await load();
		const { id } = (await calls.make.run({ input: inputOf(more), who: clerk, site } as never)) as { id: number };
		return id;
	}

	const cancel = async (id: number, reason = "নামে ভুল") =>
		(await load()).calls.cancel.run({ input: { id, reason }, who: clerk, site } as never);
	const read = async (id: number) => (await load()).readCertificate(id, site);
	const textOf = async (id: number) => {
		const { paper } = await read(id);
		return paper
			? [paper.text.title, ...paper.text.lead, ...paper.text.rows.flat(), ...paper.text.closing].join("\n")
			: "";
	};
	const numbersOf = async (kind: string) => {
		const { query, sql } = await load();
		const rows = await query<{ number: number | string }>(
			sql`SELECT number FROM certificates WHERE kind = ${kind} ORDER BY number`,
		);
		return rows.map(({ number }) => Number(number));
	};
	const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
	const transferFacts = { dateOfBirth: "15-03-2012", lastResult: "বার্ষিক", paidUntil: "নভেম্বর", reason: "পিতার বদলি" };

	beforeAll(async () => {
		payload = await open();
		clerk = (await makeAccount(payload, "clerk-certifies")) as Staff as SignedIn;
		ids.year = await create("years", { year });
		ids.next = await create("years", { year: year + 1 });
		ids.section = await create("sections", { name: "ক", class: 8 });
		ids.exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "annual" });
		Object.assign(ids, await enrol());
		const subjects = [{ name: "বাংলা", marks: 85, full: 100 }];
		await insertResult(payload, { student: ids.student, exam: ids.exam, position: 1, subjects });
		await releaseClass(payload, ids.exam, 8);
	});

	test("it says what the records say, gets the next number of its kind and year, and a request makes one", async () => {
		const { query, sql } = await load();
		const request = randomUUID();
		const first = await make({ request });
		expect(await make({ request })).toBe(first);
		const said = await textOf(first);
		for (const word of ["নুসরাত জাহান", "আব্দুল করিম", "সালমা বেগম", "ষষ্ঠ শ্রেণির", "নিয়মিত ছাত্রী", "রোল নম্বর ১"])
			expect(said).toContain(word);
		const second = await read(await make());
		expect(second).toMatchObject({ number: 2, year, by: clerk.name, state: "valid", wasPrinted: false });
		expect(second.memo).toContain(toBengaliDigits(`${year}/002`));
		// The record may change: the paper does not.
		await query(sql`UPDATE students SET father_name = 'অন্য' WHERE id = ${ids.student}`);
		expect(await textOf(first)).toBe(said);
		await query(sql`UPDATE students SET father_name = 'আব্দুল করিম' WHERE id = ${ids.student}`);
		const { markPrinted } = await load();
		await markPrinted({ id: first });
		expect((await read(first)).wasPrinted).toBe(true);
	});

	test("what the record lacks is asked for, and goes there if that is wanted", async () => {
		const english = { student: ids.student, kind: "studies", language: "en" } as const;
		await expect(make(english)).rejects.toMatchObject({
			errors: { name: [text.errors.required], father: [text.errors.required], mother: [text.errors.required] },
		});
		const before = await numbersOf("studies");
		const names = { name: "Nusrat Jahan", father: "Abdul Karim", mother: "Salma Begum" };
		await make({ ...english, facts: names as never });
		const { readCertificateFacts } = await load();
		expect((await readCertificateFacts(english as CertificateChoice)).facts.name).toBeUndefined();
		const kept = await make({ ...english, facts: names as never, keep: true });
		expect(await textOf(kept)).toContain(
			"Nusrat Jahan, daughter of Abdul Karim and Salma Begum, is a regular student of class Six",
		);
		expect((await readCertificateFacts(english as CertificateChoice)).facts).toMatchObject(names);
		// What the records say is not typed over; what is no date is refused.
		const other = await make({ ...english, facts: { name: "Somebody Else" } as never });
		expect(await textOf(other)).toContain("Nusrat Jahan");
		await expect(make({ kind: "birth", facts: { dateOfBirth: "৩১-০২-২০১২" } as never })).rejects.toMatchObject({
			errors: { dateOfBirth: [text.errors.day] },
		});
		expect(await numbersOf("studies")).toEqual(upTo(before.length + 3));
	});

	test("a word goes only into a field of its language", async () => {
		const { query, sql } = await load();
		const latin = { name: "Nusrat Jahan", fatherName: "Abdul Karim", motherName: "Salma Begum" };
		const { student } = await enrol(latin);
		const recordOf = async () =>
			await query(
				sql`SELECT name, english_name AS english, english_father_name AS father, nationality FROM students WHERE id = ${student}`,
			);
		const before = await recordOf();
		const bengali = { name: "নুসরাত জাহান", father: "আব্দুল করিম", mother: "সালমা বেগম" } as never;
		await make({ student, facts: bengali, keep: true });
		const nation = { nationality: "Bangladeshi" };
		await make({ student, language: "en", facts: nation as never, keep: true });
		expect(await recordOf()).toEqual(before);
		const { readCertificateFacts } = await load();
		const keepable = async (language: "bn" | "en") =>
			(await readCertificateFacts({ student, kind: "birth", own: 0, language })).keepable;
		expect(await keepable("bn")).toMatchObject({ nationality: "nationality", englishName: "englishName" });
		expect(await keepable("en")).toMatchObject({ birthNumber: "birthNumber" });
		expect(await keepable("en")).not.toHaveProperty("nationality");
	});

	test("the confirmation of admission is of the year of the admission, also after a promotion", async () => {
		const { query, readCertificateFacts, sql } = await load();
		const nine = await create("sections", { name: "ক", class: 11 });
		const said = async (admissionDate: string | null, facts: object = {}) => {
			const { student } = await enrol();
			// A form takes no date that is still to come.
			await query(sql`UPDATE students SET admission_date = ${admissionDate} WHERE id = ${student}`);
			await create("enrolments", { student, year: ids.next, section: nine, roll: student });
			const choice = { student, kind: "admission", own: 0, language: "bn" } as const;
			const { facts: known } = await readCertificateFacts(choice);
			const make1 = () => make({ student, kind: "admission", facts: facts as never });
			return { known, make: make1 };
		};
		for (const date of [null, `10-01-${year}`, `20-12-${year - 1}`])
			expect((await said(date)).known).toMatchObject({ session: String(year), class: "ষষ্ঠ" });
		expect((await said(`10-01-${year + 1}`)).known).toMatchObject({ session: String(year + 1), class: "নবম" });
		// Before the records begin: what it was is asked for, and the two years have to agree.
		const earlier = await said(`10-01-${year - 4}`, { session: String(year), class: "ষষ্ঠ", roll: "3" });
		expect(earlier.known).not.toHaveProperty("session");
		await expect(earlier.make()).rejects.toMatchObject({ errors: { admissionDate: [text.errors.admissionYear] } });
		await query(sql`DELETE FROM enrolments WHERE section_id = ${nine}`);
	});

	test("nobody is born on a day still to come, and what the record refuses is left out of it or said", async () => {
		const { query, sql } = await load();
		const recordOf = async (id: number) =>
			(
				await query(sql`SELECT admission_date AS "admissionDate", english_name AS name FROM students WHERE id = ${id}`)
			)[0];
		const coming = `10-01-${year + 1}`;
		const { student: newcomer } = await enrol();
		await expect(
			make({ student: newcomer, kind: "birth", keep: true, facts: { dateOfBirth: coming } as never }),
		).rejects.toMatchObject({ errors: { dateOfBirth: [studentText.field.dateFuture] } });
		await query(sql`UPDATE enrolments SET year_id = ${ids.next} WHERE student_id = ${newcomer}`);
		const admission = { student: newcomer, kind: "admission", keep: true } as const;
		const id = await make({ ...admission, facts: { admissionDate: coming } as never });
		expect((await read(id)).paper?.facts.admissionDate).toBe(coming);
		expect(await recordOf(newcomer)).toMatchObject({ admissionDate: null });

		// A record from before a rule of its form.
		const ofField = (label: string) => `${bnBd.translations.error.followingFieldsInvalid_one} ${label}`;
		await query(sql`UPDATE students SET mother_mobile = '12' WHERE id = ${newcomer}`);
		const english = { ...admission, language: "en" } as const;
		const names = { name: "Nusrat Jahan", father: "Abdul Karim", mother: "Salma Begum" } as never;
		await expect(make({ ...english, facts: names })).rejects.toMatchObject({
			message: text.errors.unkept("নুসরাত জাহান", ofField(personLabels.motherMobile)),
		});
		expect(await recordOf(newcomer)).toMatchObject({ name: null });
		await make({ ...english, facts: names, keep: false });
	});

	test("a testimonial of a board's exam is for a student who has sat it", async () => {
		const facts = {
			...{ dateOfBirth: "15-03-2008", boardGpa: "5.00", boardRoll: "123456", boardRegistration: "1234567890" },
			...{ passingYear: String(year - 1), board: "মাধ্যমিক ও উচ্চমাধ্যমিক শিক্ষা বোর্ড, বরিশাল", boardExam: "এসএসসি" },
			conduct: "ভালো",
		} as never;
		const { student } = await enrol();
		await expect(make({ student, kind: "testimonial", facts })).rejects.toMatchObject({
			errors: { boardExam: [text.errors.notSat] },
		});
		const ten = await create("sections", { name: "ক", class: await create("classes", { name: "দশম" }) });
		const past = await create("years", { year: year - 2 });
		const left = await create("students", { name: "ক", gender: "1", fatherName: "খ", motherName: "গ" });
		await create("enrolments", { student: left, year: past, section: ten, roll: 1 });
		const id = await make({ student: left, kind: "testimonial", facts });
		expect(await textOf(id)).toContain("শিক্ষা বোর্ড, বরিশালের অধীনে এসএসসি".normalize("NFC"));
	});

	test("a certificate of a result has what was released", async () => {
		const { readCertificateFacts } = await load();
		const choice = { student: ids.student, kind: "result", own: 0, language: "bn" } as const;
		const result = (await readCertificateFacts(choice)).result?.id;
		const said = await read(await make({ kind: "result", result }));
		expect(said.paper?.facts).toMatchObject({ gpa: "5.00", total: "85", position: "1", outcome: "উত্তীর্ণ" });
		expect(said.paper?.table?.rows).toEqual([["বাংলা", "১০০", "৮৫", "A+", "৫.০০"]]);
		const names = { name: "Nusrat Jahan", father: "Abdul Karim", mother: "Salma Begum" };
		const english = await read(await make({ kind: "result", language: "en", result, facts: names as never }));
		expect(english.paper?.table).toEqual({
			heads: ["Subject", "Full marks", "Marks obtained", "Letter grade", "Grade point"],
			rows: [["Bangla", "100", "85", "A+", "5.00"]],
		});
		const { student } = await enrol();
		await expect(make({ kind: "result", student })).rejects.toMatchObject({ message: text.noResult });
	});

	test("for a section it has everybody's newest result, or that of the exam that was chosen", async () => {
		const exam = await create("exams", { name: "প্রাক-নির্বাচনী", year: ids.year, type: "annual" });
		const subjects = [{ name: "বাংলা", marks: 45, full: 100 }];
		await insertResult(payload, { student: ids.student, exam, position: 1, subjects });
		await releaseClass(payload, exam, 8);
		const { readMany } = await load();
		const key = { kind: "result", own: 0, language: "bn", year: ids.year, section: ids.section } as const;
		const { exams, people } = await readMany(key);
		expect(exams).toHaveLength(2);
		const marksOf = (person: (typeof people)[number] | undefined) =>
			person?.refused === null ? person.read.table?.rows[0]?.[2] : person?.refused;
		expect(people.map(marksOf)).toEqual(["৪৫", ...people.slice(1).map(() => text.noResult)]);
		const [first] = (await readMany({ ...key, exam: exams[1] })).people;
		expect(marksOf(first)).toBe("৮৫");
		const { result } = first as { result: number };
		const made = await read(await make({ kind: "result", result }));
		expect(made.paper?.facts).toMatchObject({ total: "85" });
		// Other tests take the only exam.
		const { query, sql } = await load();
		await query(sql`DELETE FROM results WHERE exam_id = ${exam}`);
		// Of a result that is no longer released no other takes the place.
		const { result: gone } = people[0] as { result: number };
		for (const asked of [gone, undefined])
			await expect(make({ kind: "result", result: asked })).rejects.toMatchObject({ message: text.errors.moved });
	});

	test("a print after years has the crest of its day, and today's once that file is gone", async () => {
		const { crestOn, query, schoolOn, sql } = await load();
		const crestOf = (name: string) => ({ src: `/image/image_content/${name}`, width: 100, height: 100 });
		const logo = (name: string) => ({ logoPicture: crestOf(name) }) as Parameters<typeof crestOn>[1];
		const [old, now] = ["সিল-২০২৬.webp", "new.webp"].map(logo);
		const settings = { school_name: "বিদ্যালয়", school_address: "ভোলা", eiin: null, english: {}, ...old } as never;
		const paper = { school: schoolOn(settings, "bn") } as Parameters<typeof crestOn>[0];
		const time = new Date().toISOString();
		await query(sql`INSERT INTO media (filename, updated_at, created_at) VALUES ('সিল-২০২৬.webp', ${time}, ${time})`);
		expect(await crestOn(paper, now as never)).toEqual(crestOf("সিল-২০২৬.webp"));
		await query(sql`DELETE FROM media WHERE filename = 'সিল-২০২৬.webp'`);
		expect(await crestOn(paper, now as never)).toEqual(crestOf("new.webp"));
		expect(await crestOn({ school: { ...paper.school, crest: null } } as never, now as never)).toBeNull();
	});

	test("twenty at once get twenty numbers without gap or double", async () => {
		await Promise.all(upTo(20).map(() => make({ kind: "character" })));
		expect(await numbersOf("character")).toEqual(upTo(20));
	});

	test("a fault at any step leaves no certificate and uses up no number", async () => {
		const before = (await numbersOf("admission")).length;
		const outcomes = await doneAfterFaults(
			payload,
			() => make({ kind: "admission" }),
			async () => (await numbersOf("admission")).length > before,
		);
		expect(outcomes.length).toBeGreaterThan(2);
		expect(outcomes.slice(0, -1)).not.toContain(true);
		await make({ kind: "admission" });
		expect(await numbersOf("admission")).toEqual(upTo(before + 2));
	});

	test("a cancelled one stays in the register, marked, and the check of the paper says so", async () => {
		const { certificateRegister, checkSheetToken, query, sql, calls } = await load();
		const id = await make({ kind: "birth", facts: { dateOfBirth: "15-03-2012" } as never });
		const [{ code = "" } = {}] = await query<{ code: string }>(sql`SELECT code FROM certificates WHERE id = ${id}`);
		const { certificateToken } = await load();
		const row = await read(id);
		const token = certificateToken({ ...row, date: dayOf(new Date().toISOString()) });
		const checked = { kind: "birth", number: 1, year, initials: "নু. জা.", class: "ষষ্ঠ" };
		for (const asked of [token, code, code.toLowerCase()])
			expect(await checkSheetToken(asked)).toMatchObject({ state: "valid", certificate: checked });
		// Nothing else of the person.
		expect(JSON.stringify(await checkSheetToken(token))).not.toMatch(/নুসরাত|করিম|২০১২|2012/);
		expect(await checkSheetToken("2222222222")).toEqual({ state: "unknown" });
		expect(await checkSheetToken("not a code")).toEqual({ state: "forged" });

		expect(await cancel(id)).toMatchObject({ success: true });
		await expect(cancel(id)).rejects.toMatchObject({ kind: "notFound" });
		expect(await checkSheetToken(token)).toMatchObject({ state: "cancelled" });
		const { rows } = await certificateRegister.listRegister({ year, kind: "birth" }, 1);
		expect(rows).toMatchObject([{ id, number: 1, state: "cancelled", person: "নুসরাত জাহান" }]);
		expect(rows[0]?.cancelled).toContain("নামে ভুল");
		expect((await read(await make({ kind: "birth", facts: { dateOfBirth: "15-03-2012" } as never }))).number).toBe(2);
		const whole = await certificateRegister.readRegister({ year });
		expect(whole.filter(({ kind }) => kind === "birth").map(({ number }) => number)).toEqual([1, 2]);
		const { readUpload } = await import("../lists/files");
		// Names are not unique: the register has the id as well.
		const { cells } = certificateRegister.rowOf(whole[0] as (typeof whole)[number]);
		expect(cells[4]).toMatch(/^নুসরাত জাহান, আইডি [০-৯]+$/);
		const [memo = ""] = whole.filter(({ kind }) => kind === "birth").map((paper) => paper.memo);
		const columns = ["memo", "cancelled"] as const;
		const heads = { memo: text.register.columns[2], cancelled: text.register.columns[6] };
		const form = {
			...{ sheet: "", columns, headings: heads, synonyms: { memo: [], cancelled: [] } },
			...{ fewestHeadings: 2, mostRows: 1000, emptyRows: 0 },
		};
		const asked = { input: { year, kind: "birth" }, who: clerk, site } as never;
		const { bytes } = (await calls.file.run(asked)) as { bytes: Buffer };
		const file = await readUpload(form, bytes);
		expect(file.rows.map(({ cells }) => [cells.memo, String(cells.cancelled).includes("নামে ভুল")])).toEqual([
			[memo, true],
			[expect.any(String), false],
		]);
	});

	test("a transfer certificate closes the enrolment, a second one is refused, and cancelling it opens it again", async () => {
		const { calls: _, getDirectory, listActs, query, readPaper, sql, takeAnyBack } = await load();
		const { student, enrolment } = await enrol({ name: "শফিকুল ইসলাম", gender: "1" });
		const places = () =>
			query<{ leftOn: string | null; reason: string | null }>(
				sql`SELECT left_on AS "leftOn", left_reason AS reason FROM enrolments WHERE id = ${enrolment}`,
			);
		const form = readPrintingForm({ paper: "class-list", year: String(ids.year), place: `section-${ids.section}` });
		const listed = async () =>
			JSON.stringify([await readPaper(form, site), await getDirectory(ids.year, 8, ids.section, 1)]).includes("শফিকুল");
		expect(await listed()).toBe(true);
		const transfer = { kind: "transfer", student, facts: transferFacts as never } as const;
		const id = await make(transfer);
		expect(await places()).toEqual([{ leftOn: dayOf(new Date().toISOString()), reason: transferFacts.reason }]);
		expect(await listed()).toBe(false);
		await expect(make(transfer)).rejects.toMatchObject({ message: text.errors.closed });
		// Certificates of other kinds say that the student has left.
		expect(await textOf(await make({ student, kind: "character" }))).toContain("একজন ছাত্র ছিল।");

		expect(await cancel(id)).toMatchObject({ success: true });
		expect(await places()).toEqual([{ leftOn: null, reason: null }]);
		expect(await listed()).toBe(true);

		const again = await make(transfer);
		const [act] = await listActs(clerk, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({ detail: text.activity(text.of("transfer", 2, year)) });
		const later = await create("enrolments", { student, year: ids.next, section: ids.section, roll: 900 });
		expect(await cancel(again)).toMatchObject({ success: false, holds: [{ reason: text.faults.later }] });
		expect((await read(again)).state).toBe("valid");
		await payload.delete({ collection: "enrolments", id: later });
		const { operation = 0 } = (act?.undo ?? {}) as { operation?: number };
		await takeAnyBack(clerk, operation);
		expect(await read(again)).toMatchObject({ state: "cancelled", reason: text.cancel.takenBack });
		expect(await places()).toEqual([{ leftOn: null, reason: null }]);
	});

	test("after a promotion a paper is of the class of the school year, and who leaves stands in no list of either", async () => {
		const { getDirectory, query, readCertificateFacts, sql } = await load();
		const { student, enrolment, roll } = await enrol({ name: "মাহমুদুল হাসান", gender: "1" });
		const seven = await create("sections", { name: "ক", class: 9 });
		const coming = await create("enrolments", { student, year: ids.next, section: seven, roll: 41 });
		const said = await textOf(await make({ student }));
		for (const word of ["ষষ্ঠ শ্রেণির", `রোল নম্বর ${toBengaliDigits(roll)}`]) expect(said).toContain(word);

		const listed = async () =>
			JSON.stringify([
				await getDirectory(ids.year, 8, ids.section, 1),
				await getDirectory(ids.next, 9, seven, 1),
			]).split("মাহমুদুল").length - 1;
		const left = async () => {
			const rows = await query<{ day: string | null }>(
				sql`SELECT left_on AS day FROM enrolments WHERE id IN (${enrolment}, ${coming})`,
			);
			return rows.map(({ day }) => day !== null);
		};
		expect(await listed()).toBe(2);
		const transfer = { kind: "transfer", student, facts: transferFacts as never } as const;
		const id = await make(transfer);
		expect([await left(), await listed()]).toEqual([[true, true], 0]);
		const choice = { student, kind: "character", own: 0, language: "bn" } as const;
		expect((await readCertificateFacts(choice)).facts).toMatchObject({ class: "ষষ্ঠ", session: String(year) });
		// What it has closed itself is nothing later.
		expect(await cancel(id)).toMatchObject({ success: true });
		expect([await left(), await listed()]).toEqual([[false, false], 2]);

		// Who left this year and comes back for the next is here again.
		await query(sql`UPDATE enrolments SET left_on = '2026-03-01' WHERE id = ${enrolment}`);
		expect(await readCertificateFacts(choice)).toMatchObject({
			facts: { session: String(year + 1) },
			speaking: { isHere: true },
		});
		await payload.delete({ collection: "enrolments", where: { section: { equals: seven } } });
	});

	test("a student is found by name, id, mobile and roll", async () => {
		const { findStudents } = await load();
		const { student, roll } = await enrol({ name: "তাসনিম আরা", fatherMobile: "01712345678", code: 3_200_777 });
		const found = async (typed: string) => (await findStudents(typed, clerk)).map(({ id }) => id);
		for (const typed of ["তাসনিম", "৩২০০৭৭৭", "01712345678", String(roll), toBengaliDigits(roll)])
			expect(await found(typed)).toContain(student);
		expect(await found("কেউ নেই")).toEqual([]);
	});

	test("a restricted student gets none, and stands in no register, on no paper and in no check", async () => {
		const { certificateRegister, checkSheetToken, findStudents, query, restrict, sql } = await load();
		const { student } = await enrol({ name: "নিলুফা ইয়াসমিন" });
		const id = await make({ student });
		const [{ code = "" } = {}] = await query<{ code: string }>(sql`SELECT code FROM certificates WHERE id = ${id}`);
		await restrict({ id: student, restricted: true }, clerk);
		await expect(make({ student })).rejects.toMatchObject({ message: studentStaffText.errors.restricted });
		const seen = [await read(id), await certificateRegister.readRegister({ year }), await findStudents("নিলুফা", clerk)];
		expect(JSON.stringify([...seen, await checkSheetToken(code)])).not.toMatch(/নিলুফা|নি\. ই/);
		expect(await checkSheetToken(code)).toMatchObject({ state: "valid", certificate: { initials: null, class: null } });
		await restrict({ id: student, restricted: false }, clerk);
		expect((await read(id)).paper).not.toBeNull();
	});

	test("the family's file has them; erasing leaves number, kind and date, and nothing else", async () => {
		const { checkSheetToken, eraseStudent, inTransaction, query, readStudentData, sql } = await load();
		const { student } = await enrol({ name: "রুবিনা আক্তার" });
		const ofStudent = [
			await make({ student }),
			await make({ student, kind: "transfer", facts: transferFacts as never }),
		];
		await cancel(ofStudent[0] ?? 0, "রুবিনা নামটি ভুল");
		const data = await readStudentData(student);
		for (const title of [text.family.title, studentDataText.parts.enrolments])
			expect(JSON.stringify(data.parts.find((part) => part.title === title))).toContain("পিতার বদলি");
		const kept = async () =>
			query<Record<string, string | null>>(
				sql`SELECT kind, number, date, code, student_id AS student, paper, cancel_reason AS reason FROM certificates
					WHERE id IN (${ofStudent[0]}, ${ofStudent[1]}) ORDER BY id`,
			);
		const before = await kept();
		await inTransaction((req) => eraseStudent(student, req));
		const gone = { student: null, paper: null, reason: null };
		expect(await kept()).toEqual(before.map((row) => ({ ...row, ...gone })));
		const [, second] = before;
		expect(await checkSheetToken(second?.code ?? "")).toMatchObject({
			state: "valid",
			certificate: { initials: null },
		});
		expect(await read(ofStudent[1] ?? 0)).toMatchObject({ paper: null, person: registerText.nobody });
		await expect(make({ student })).rejects.toMatchObject({ message: studentStaffText.errors.erased });
		const places = await query(sql`SELECT left_reason AS reason FROM enrolments WHERE student_id = ${student}`);
		expect(places).toEqual([{ reason: null }]);
		// Its cancelling writes nothing about the person again.
		expect(await cancel(ofStudent[1] ?? 0, "রুবিনা")).toMatchObject({ success: false });
	});
});
