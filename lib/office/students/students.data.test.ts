/** Tests of what staff do with a student's record. */
import jsQR from "jsqr";
import type { Payload } from "payload";
import sharp from "sharp";
import { dayOf } from "@/lib/bengali/dates";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertMark, insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { yearOf } from "@/lib/contract/days";
import { resultTextPath } from "@/lib/contract/paths";
import { printingPath } from "@/lib/office/printing/schema";
import { studentStaffText } from "@/lib/office/words/students";
import { activityText } from "../activity/text";
import { sectionSlipText, slipText } from "../slips/text";
import { enrolText } from "./text";

const site = "https://school.example";
const { twins, section: unknownSection } = studentStaffText.errors;

/** @param url of an SVG picture */
async function readQrCode(url: string): Promise<string | undefined> {
	const image = sharp(Buffer.from(url.split(",")[1] ?? "", "base64"), { density: 300 })
		.resize(400)
		.ensureAlpha();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const open = testDatabase();

describe("students", () => {
	let payload: Payload;
	let year: number;
	let section: number;

	const load = async () => ({
		...(await import("./enrolments")),
		...(await import("@/lib/office/slips/slips")),
		...(await import("./neighbours")),
		...(await import("./record")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/students")),
		...(await import("@/lib/school/sheet-codes")),
		...(await import("@/lib/office/activity/activity")),
		...(await import("@/lib/office/operations/all")),
		...(await import("@/lib/office/operations/stored")),
	});

	const createStudent = async (name = "রহিমা") =>
		payload.create({
			collection: "students",
			data: { name, gender: "2", fatherName: "করিম", motherName: "সালমা" } as never,
		});

	beforeAll(async () => {
		payload = await open();
		year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
	});

	const titleOf = () => studentStaffText.titles.section("ক", studentStaffText.classNames[7] ?? "");

	test("enrols with the next free roll, and refuses a second enrolment and a taken roll at the field", async () => {
		const { enrolStudent, getEnrolmentChoices, getNextRoll, getStudentRecord } = await load();
		const [one, two] = [await createStudent(), await createStudent()];
		expect(await getNextRoll(year, section)).toBe(1);
		await enrolStudent(one.id, { year, section, roll: 7 });
		expect(await getNextRoll(year, section)).toBe(8);
		const refused = (who: number, more: object) =>
			expect(enrolStudent(who, { year, section, roll: 7, ...more })).rejects;
		await refused(two.id, {}).toMatchObject({ kind: "invalid", errors: { roll: [twins.roll] } });
		await refused(one.id, { roll: 9 }).toMatchObject({ errors: { student: [twins.enrolment] } });
		await refused(two.id, { section: 999 }).toMatchObject({ errors: { section: [unknownSection] } });
		await refused(two.id, { year: 999 }).toMatchObject({ errors: { year: [enrolText.errors.year] } });
		await refused(999, {}).toMatchObject({ kind: "notFound" });
		expect((await getStudentRecord(two.id)).enrolments).toEqual([]);
		expect((await getStudentRecord(one.id)).enrolments).toEqual([
			{
				...{ id: expect.any(Number), year: 2031, section: titleOf(), roll: 7 },
				...{ yearId: year, classId: 8, sectionId: section },
			},
		]);
		expect((await getEnrolmentChoices()).sections).toContainEqual({ id: section, title: titleOf() });
		await enrolStudent(two.id, { year, section, roll: 9999 });
		expect(await getNextRoll(year, section)).toBeNull();
		await payload.delete({ collection: "enrolments", where: {} });
	});

	test("a section in use keeps its class, an enrolment with marks its year and student, which may still move", async () => {
		const { query, sql } = await load();
		const { fields, errors } = studentStaffText;
		const [one, two] = [await createStudent(), await createStudent()];
		const later = (await payload.create({ collection: "years", data: { year: 2032 } })).id;
		const other = (await payload.create({ collection: "sections", data: { name: "খ", class: 9 } })).id;
		const setClass = (classId: number) =>
			payload.update({ collection: "sections", id: section, data: { class: classId } });
		const refused = (path: "class" | "year" | "student", message: string) => ({
			data: { errors: [{ path, label: fields[path], message }] },
		});
		await setClass(9);
		await setClass(8);
		const place = { student: one.id, year, section, roll: 1 };
		const { id } = await payload.create({ collection: "enrolments", data: place as never });
		const change = (data: object) => payload.update({ collection: "enrolments", id, data, depth: 0 });
		await expect(setClass(9)).rejects.toMatchObject(refused("class", errors.classOfUsed));
		await payload.update({ collection: "sections", id: section, data: { name: "গ", class: 8 } });
		await payload.update({ collection: "sections", id: section, data: { name: "ক" } });
		await change({ year: later, student: two.id });
		await change({ year, student: one.id });

		const exam = await payload.create({ collection: "exams", data: { name: "ষাণ্মাসিক", year, type: "semester" } });
		const subject = await payload.create({ collection: "subjects", data: { name: "বাংলা", class: 8, year } as never });
		await insertMark(payload, { exam: exam.id, enrolment: id, subject: subject.id });
		await expect(change({ year: later })).rejects.toMatchObject(refused("year", errors.ownerOfMarks));
		await expect(change({ student: two.id })).rejects.toMatchObject(refused("student", errors.ownerOfMarks));
		expect(await change({ ...place, section: other, roll: 2 })).toMatchObject({ class: 9, section: other, roll: 2 });
		await change(place);
		await insertResult(payload, { student: one.id, exam: exam.id });
		await query(sql`DELETE FROM marks`);
		await payload.delete({ collection: "enrolments", id });
		await expect(setClass(9)).rejects.toMatchObject(refused("class", errors.classOfUsed));
		await query(sql`DELETE FROM results`);
		for (const [collection, gone] of [
			["exams", exam],
			["subjects", subject],
		] as const)
			await payload.delete({ collection, id: gone.id });
	});

	test("the record has numbers as numbers, the newest first, and no password", async () => {
		const { getStudentRecord, makeSlip, setPicture } = await load();
		const { image } = await import("@/lib/school/testing/application");
		const { id, code, name } = await createStudent();
		const data = { name: "বার্ষিক", year, type: "monthly" } as const;
		const exam = (await payload.create({ collection: "exams", data })).id;
		const subjects = [
			{ name: "বাংলা", marks: 71.5, full: 100 },
			{ name: "গণিত", marks: 40, full: 50 },
		];
		const place = { student: id, year, section, roll: 77 };
		const enrolment = await payload.create({ collection: "enrolments", data: place as never, depth: 0 });
		await insertResult(payload, { student: id, exam, position: 2, subjects });
		// Who leaves the class keeps the result.
		await payload.delete({ collection: "enrolments", id: enrolment.id });
		const { name: className } = await payload.findByID({ collection: "classes", id: enrolment.class as number });
		expect(await getStudentRecord(id)).toMatchObject({ picture: null, hasPassword: false });
		const picture = await setPicture(id, image);
		await makeSlip(id, site);
		expect(await getStudentRecord(id)).toEqual({
			id,
			code,
			name,
			picture,
			hasPassword: true,
			guardians: [
				{ of: "father", name: "করিম", mobile: null },
				{ of: "mother", name: "সালমা", mobile: null },
			],
			enrolments: [],
			...{ papers: [], certificates: [], applications: [], requests: 0 },
			results: [
				{
					id: expect.any(Number),
					exam: studentStaffText.titles.exam("বার্ষিক", "2031"),
					class: className,
					total: 111.5,
					full: 150,
					position: 2,
					...{ published: false, sheet: null, print: null },
				},
			],
		});
		await expect(getStudentRecord(999)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("the record leads to the released sheet, to the papers of today, to the application and to open requests", async () => {
		const { enrolStudent, getStudentRecord, query, sql } = await load();
		const { id, code } = await createStudent();
		await payload.update({ collection: "students", id, data: { motherMobile: "01812345678" } });
		await enrolStudent(id, { year, section, roll: 55 });
		const make = async (name: string) => {
			const data = { name, year, type: "semester" } as const;
			return (await payload.create({ collection: "exams", data })).id;
		};
		const [released, coming] = [await make("অর্ধবার্ষিক"), await make("নির্বাচনী")];
		await insertResult(payload, { student: id, exam: released, subjects: [{ name: "বাংলা", marks: 71, full: 100 }] });
		await releaseClass(payload, released, 8);
		const now = new Date().toISOString();
		await query(sql`INSERT INTO applications
			(code, title, name, father_name, mother_name, gender, status, browser_key, created_at, updated_at)
			VALUES (${code}, '', 'রহিমা', 'করিম', 'সালমা', '2', 'admitted', 'key-of-the-record', ${now}, ${now})`);
		await query(sql`INSERT INTO data_requests (code, kind, state, text, at, until)
			VALUES (${code}, 'copy', 'open', '', ${now}, ${now})`);
		const { applications, guardians, papers, requests, results } = await getStudentRecord(id);
		expect(guardians[1]).toEqual({ of: "mother", name: "সালমা", mobile: "01812345678" });
		const place = `section-${section}`;
		expect(results).toMatchObject([
			{
				sheet: resultTextPath(code, year, released),
				print: printingPath({ paper: "grade-sheets", exam: released, student: id, place }),
			},
		]);
		expect(papers.map(({ path }) => path)).toContain(
			printingPath({ paper: "admit-cards", exam: coming, place, student: id }),
		);
		expect(papers.map(({ path }) => path)).not.toContainEqual(expect.stringContaining(`exam=${released}&`));
		expect(applications).toEqual([{ id: expect.any(Number), state: "admitted", at: now }]);
		expect(requests).toBe(1);
		await payload.delete({ collection: "enrolments", where: { student: { equals: id } } });
	});

	test("next and previous go by roll through the section, without restricted students; an exam account sees its own classes", async () => {
		const { enrolStudent, findInSection } = await load();
		const { restrict } = await import("@/lib/office/data-requests/restriction");
		const head = await makeAccount(payload, "neighbours", { role: "head" });
		const teacher = await makeAccount(payload, "teacher-of-seven", { role: "exam", classes: [7] });
		const present = (await payload.create({ collection: "years", data: { year: yearOf(new Date()) } })).id;
		const [own, other] = await Promise.all(
			[7, 6].map(
				async (classId) => (await payload.create({ collection: "sections", data: { name: "গ", class: classId } })).id,
			),
		);
		const enrolled: number[] = [];
		for (const roll of [2, 4, 6, 9]) {
			const { id } = await createStudent(`রোল ${roll}`);
			await enrolStudent(id, { year: present, section: own ?? 0, roll });
			enrolled.push(id);
		}
		const [first = 0, second = 0, third = 0, last = 0] = enrolled;
		await restrict({ id: third, restricted: true }, head);
		const neighbours = async (id: number, account = head) => {
			const place = await findInSection(id, account);
			return place && [place.previous?.roll ?? null, place.roll, place.next?.roll ?? null, place.count];
		};
		for (const account of [head, teacher]) {
			expect(await neighbours(first, account)).toEqual([null, 2, 4, 3]);
			expect(await neighbours(second, account)).toEqual([2, 4, 9, 3]);
			expect(await neighbours(last, account)).toEqual([4, 9, null, 3]);
			expect(await neighbours(third, account)).toBeNull();
		}
		const { id } = await createStudent("অন্য শ্রেণি");
		await enrolStudent(id, { year: present, section: other ?? 0, roll: 1 });
		expect(await neighbours(id)).toEqual([null, 1, null, 1]);
		expect(await neighbours(id, teacher)).toBeNull();
		// Of a former year an exam account sees nothing.
		const { id: former } = await createStudent("আগের বছর");
		await enrolStudent(former, { year, section: own ?? 0, roll: 1 });
		expect(await neighbours(former, teacher)).toBeNull();
		await payload.delete({ collection: "enrolments", where: { year: { equals: present } } });
	});

	test("a slip's password logs in, its code is genuine, and it says where the student is", async () => {
		const { checkSheetToken, enrolStudent, login, makeSlip } = await load();
		const { id, code, name } = await createStudent("নুসরাত");
		expect((await makeSlip(id, site)).slips).toMatchObject([{ name, code, place: null }]);
		const last = (await payload.create({ collection: "years", data: { year: 2030 } })).id;
		await enrolStudent(id, { year: last, section, roll: 5 });
		await enrolStudent(id, { year, section, roll: 3 });
		const { address, slips } = await makeSlip(id, site);
		expect(address).toBe("school.example/student-login");
		const [slip] = slips;
		expect(slip?.place).toBe(slipText.placeOf(titleOf(), 3));
		expect(await login(code, slip?.password ?? "")).toHaveProperty("token", expect.stringMatching(`${code}|`));
		const [, path, token = ""] = (await readQrCode(slip?.image ?? ""))?.split(/(\/verify\/)/) ?? [];
		expect([path, await checkSheetToken(token)]).toEqual(["/verify/", { state: "genuine", kind: "slip" }]);
		await expect(makeSlip(999, site)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("a section's slips are by roll, each with its own password, only for the confirmed number", async () => {
		const { enrolStudent, getSectionSizes, login, makeSectionSlips } = await load();
		const other = (await payload.create({ collection: "sections", data: { name: "খ", class: 8 } })).id;
		const students = [];
		for (const roll of [3, 1, 2]) {
			const student = await createStudent(`শিক্ষার্থী ${roll}`);
			await enrolStudent(student.id, { year, section: other, roll });
			students.push(student);
		}
		expect(await getSectionSizes()).toContainEqual({ year, section: other, students: 3 });
		const wanted = { year, section: other, students: 3 };
		const { slips } = await makeSectionSlips(wanted, site);
		expect(slips.map(({ name }) => name)).toEqual([1, 2, 3].map((roll) => `শিক্ষার্থী ${roll}`));
		expect(new Set(slips.map(({ password }) => password)).size).toBe(3);
		for (const { code, password } of slips)
			expect(await login(code, password)).toHaveProperty("token", expect.stringMatching(`${code}|`));

		const late = await createStudent();
		await enrolStudent(late.id, { year, section: other, roll: 4 });
		await expect(makeSectionSlips(wanted, site)).rejects.toMatchObject({
			errors: { students: [sectionSlipText.changed] },
		});
		const [first] = slips;
		expect(await login(first?.code ?? 0, first?.password ?? "")).not.toBeNull();
	});

	test("who has left or was erased is not counted, gets no slip with a section, and an erased student never logs in", async () => {
		const { enrolStudent, getSectionSizes, inTransaction, login, makeSectionSlips, makeSlip, query, sql } =
			await load();
		const { eraseStudent } = await import("@/lib/cms/students/erasing");
		const other = (await payload.create({ collection: "sections", data: { name: "ঘ", class: 8 } })).id;
		const [here, left, erased] = [await createStudent("আছে"), await createStudent("গেছে"), await createStudent("মোছা")];
		for (const [index, { id }] of [here, left, erased].entries())
			await enrolStudent(id, { year, section: other, roll: index + 1 });
		const { slips: own } = await makeSlip(left.id, site);
		await query(sql`UPDATE enrolments SET left_on = '2031-03-01' WHERE student_id = ${left.id}`);
		await inTransaction((req) => eraseStudent(erased.id, req));
		const size = { year, section: other, students: 1 };
		expect((await getSectionSizes()).filter(({ section }) => section === other)).toEqual([size]);
		expect((await makeSectionSlips(size, site)).slips).toMatchObject([{ id: here.id }]);
		// The login of who has left still works, as results stay.
		expect(await login(left.code ?? 0, own[0]?.password ?? "")).toHaveProperty("token");
		await expect(makeSlip(erased.id, site)).rejects.toMatchObject({ message: studentStaffText.errors.erased });
		// Nor with a password that came to the record on another way.
		await query(sql`UPDATE students SET slip_until = NULL, password_hash = (
			SELECT password_hash FROM students WHERE id = ${left.id}) WHERE id = ${erased.id}`);
		expect(await login(erased.code ?? 0, own[0]?.password ?? "")).toBeNull();
	});

	test("slips of a section are an act that nothing takes back; who may not make them is not told of it", async () => {
		const { listActs, makeSectionSlips, pastOperations, takeAnyBack } = await load();
		const [clerk, teacher] = [
			await makeAccount(payload, "slips-clerk"),
			await makeAccount(payload, "slips-teacher", { role: "exam" }),
		];
		const { docs } = await payload.find({ collection: "sections", where: { name: { equals: "খ" } } });
		const [{ id: other, title } = { id: 0, title: "" }] = docs;
		await makeSectionSlips({ year, section: other, students: 4 }, site, clerk);
		const acts = await listActs(clerk, dayOf(new Date().toISOString()));
		expect(acts).toMatchObject([
			{ action: "password", by: clerk.name, title, detail: activityText.tasks.slips(4), undo: "never" },
		]);
		const [{ id } = { id: 0 }] = await pastOperations("slips", 1);
		await expect(takeAnyBack(clerk, id)).rejects.toMatchObject({ kind: "invalid", message: activityText.final });
		await expect(takeAnyBack(teacher, id)).rejects.toMatchObject({ kind: "notFound" });
	});
});
