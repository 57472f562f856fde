/** Tests of students whose data is kept, but not used. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Payload, Where } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { yearOf } from "@/lib/contract/days";
import { studentStaffText } from "@/lib/office/words/students";
import type { SignedIn } from "../guard";
import { pupil, uploadOf } from "../import/testing/files";
import { after, cancelOpen, load as loadImport, reasonsOf } from "../import/testing/importing";
import { rowFaults } from "../lists/text";
import { listFileSchema, readPrintingForm } from "../printing/schema";

const open = testDatabase();
const name = "নিলুফা ইয়াসমিন";
const code = 3_100_001;
const classId = 8;
const birthNumber = "20140909112233445";
const ids: Record<"year" | "exam" | "section" | "circular" | "student" | "enrolment" | "other", number> = {} as never;
let payload: Payload;
let clerk: SignedIn;
let teacher: Staff;

const load = async () => ({
	...(await import("./restriction")),
	...(await import("../admissions/doubles")),
	...(await import("../admissions/queue")),
	...(await import("../circulars/circulars")),
	...(await import("../circulars/reached")),
	...(await import("../identity-cards/cards")),
	...(await import("../import/downloads")),
	...(await import("../marks/grid")),
	...(await import("../marks/settle")),
	...(await import("../old-results/plan")),
	...(await import("../printing/lists")),
	...(await import("../printing/papers")),
	...(await import("../promotion/plan")),
	...(await import("../result-names/operation")),
	...(await import("../section-roster/roster")),
	...(await import("../slips/slips")),
	...(await import("../student-data/read")),
	...(await import("../students/enrolments")),
	...(await import("../students/neighbours")),
	...(await import("../students/record")),
	...(await import("../teaching/choices")),
	...(await import("@/lib/school/directory")),
	...(await import("@/lib/school/results")),
	...(await import("@/lib/school/students")),
});

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

async function enrol(roll: number, more: object) {
	const data = { gender: "2", fatherName: "করিম", motherName: "সালমা", ...more };
	const student = await create("students", data);
	const enrolment = await create("enrolments", { student, year: ids.year, section: ids.section, roll });
	await insertResult(payload, { student, exam: ids.exam, subjects: [{ name: "বাংলা", marks: 70, full: 100 }] });
	return { student, enrolment };
}

beforeAll(async () => {
	payload = await open();
	clerk = (await makeAccount(payload, "restriction-clerk")) as SignedIn;
	teacher = (await makeAccount(payload, "restriction-teacher", { role: "exam", classes: [classId] })) as Staff;
	ids.year = await create("years", { year: yearOf(new Date()) });
	ids.section = await create("sections", { name: "ক", class: classId });
	ids.exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "semester" });
	const person = { name, code, birthNumber, dateOfBirth: "09-09-2014" };
	Object.assign(ids, await enrol(1, person));
	ids.other = (await enrol(2, { name: "অন্য একজন" })).student;
	const application = {
		name,
		code,
		birthNumber,
		gender: "2",
		fatherName: "করিম",
		motherName: "সালমা",
		status: "admitted",
		browserKey: "the-application-of-nilufa",
	};
	await payload.create({ collection: "applications", data: application as never, depth: 0 });
	await releaseClass(payload, ids.exam, classId);
	const publishedAt = new Date().toISOString();
	ids.circular = await create("notices", { name: "সভা", circular: true, publishedAt, _status: "published" });
});

const search = () => ({ exam_name: ids.exam, year: ids.year, class: classId, studentId: code });
const ofExam = () => ({ exam: String(ids.exam), place: `section-${ids.section}` });
const blank = readPrintingForm({});
const paper = async (kind: string, form: object) =>
	(await load()).readPaper({ ...blank, paper: kind, ...form }, "https://school.example");

type Listed = "applications" | "enrolments" | "results" | "students";
const listOfExam = (collection: Listed) =>
	payload.find({ collection, user: { ...teacher, collection: "staff" }, overrideAccess: false, depth: 1 });
/** What the list of the back office shows. */
async function listOfOffice(collection: Listed) {
	const filter = payload.collections[collection].config.admin.baseFilter;
	const where = ((await filter?.({ req: { payload } } as never)) ?? {}) as Where;
	return payload.find({ collection, where, depth: 1 });
}

/** Everything that shows a student to others. */
const doors: Record<string, () => Promise<unknown>> = {
	"result search": async () => (await load()).findSheet(search()).then((found) => found && name),
	"grade sheet": async () => (await load()).getSheetHead(search()),
	directory: async () => (await load()).getDirectory(ids.year, classId, ids.section, 1),
	"class list": () => paper("class-list", { year: String(ids.year), place: `section-${ids.section}` }),
	"class list as a spreadsheet": async () => {
		const place = `section-${ids.section}`;
		return (await load()).readClassList(
			listFileSchema.parse({ year: String(ids.year), place, columns: "", blanks: "" }),
		);
	},
	"sheet of attendance": () => paper("attendance", { year: String(ids.year), place: `section-${ids.section}` }),
	"admit cards": () => paper("admit-cards", ofExam()),
	"identity cards": async () => (await load()).readHolders({ of: "section", id: ids.section, year: ids.year }),
	"seat plan": () =>
		paper("seat-plan", { ...ofExam(), classes: [String(classId)], rooms: [{ name: "১", seats: "40" }] }),
	"grade sheets": () => paper("grade-sheets", ofExam()),
	tabulation: () => paper("tabulation", ofExam()),
	"grid of marks": async () => (await load()).readGrid(ids.exam, ids.section, teacher),
	choices: async () => (await load()).readChoosing(ids.year, ids.section),
	promotion: async () => (await load()).readPromotionPlan(ids.exam, classId),
	"list of a section": async () => (await load()).readRoster({ year: ids.year, section: ids.section }),
	"neighbours in the section": async () => (await load()).findInSection(ids.other, clerk),
	"exported list": async () => String((await (await load()).writeList("csv", {})).bytes),
	"exported list of the section": async () =>
		String((await (await load()).writeList("csv", { year: ids.year, section: ids.section })).bytes),
	"doubles of applicants": async () => {
		const applicant = { code: 1, name, fatherName: "করিম", birthNumber, dateOfBirth: null };
		return [...(await (await load()).findDoubles([applicant as never])).values()];
	},
	"older results": async () => [...(await (await load()).readKnown()).students.values()],
	"slips of the section": async () => {
		const { getSectionSizes, makeSectionSlips } = await load();
		const { year, section } = ids;
		const students = (await getSectionSizes()).find((sectionSize) => sectionSize.section === section)?.students ?? 0;
		return makeSectionSlips({ year, section, students }, "https://school.example", clerk);
	},
	"students of an exam account": () => listOfExam("students"),
	"enrolments of an exam account": () => listOfExam("enrolments"),
	"results of an exam account": () => listOfExam("results"),
	"list of students": () => listOfOffice("students"),
	"list of enrolments": () => listOfOffice("enrolments"),
	"list of results": () => listOfOffice("results"),
	"list of applications": () => listOfOffice("applications"),
	"admissions desk": async () => (await load()).listQueue(clerk, { state: "admitted", text: "", class: null }, 1),
	"who has not confirmed a notice": async () => (await load()).readUnread(ids.circular),
	"who is told of a notice": async () => {
		const { getTold, readTold } = await load();
		return readTold(await getTold(ids.circular));
	},
	"printed list of applicants": async () =>
		(await load()).listWhole(clerk, { state: "admitted", text: "", class: null }),
};

const restrict = async (restricted: boolean) => (await load()).restrict({ id: ids.student, restricted }, clerk);

test.each(Object.entries(doors))("%s", async (_, open) => {
	const shows = async () => JSON.stringify(await open()).includes(name);
	expect(await shows()).toBe(true);
	await restrict(true);
	try {
		expect(await shows()).toBe(false);
	} finally {
		await restrict(false);
	}
	expect(await shows()).toBe(true);
});

/** Reads of the table that a restricted student stays in. */
const kept: Record<string, string> = {
	"lib/office/data-requests/requests.ts": "what the family asks",
	"lib/office/data-requests/restriction.ts": "lists and lifts restrictions",
	"lib/office/erasing/erasing.ts": "erasing, which the family may still ask for",
	"lib/office/students/record.ts": "the student's own form",
	"lib/office/students/enrolments.ts": "refused by requireInUse",
	"lib/office/import/take-back.ts": "restricting counts as a change, which is not taken back",
	"lib/office/promotion/operation.ts": "has the condition; names what is not taken back",
	"lib/office/admissions/application.ts": "whether the number is taken",
	"lib/office/certificates/register.ts": "keeps the number and the kind of a restricted student's papers alone",
	"lib/office/certificates/facts.ts": "refuses a restricted student in words",
	"lib/office/certificates/cancel.ts": "cancels no transfer certificate of one, and names nobody",
	"lib/office/teaching/choices.ts": "shows those of readChoosers, which has the condition",
	"lib/office/admissions/admit.ts":
		"whether the number is taken; acts by staff are in the list of acts, so nothing is undone",
	"lib/office/export/files.ts": "all of the school, as a backup; the list of students says who is restricted",
	"lib/office/export/own-sheets.ts": "the same",
	"lib/school/proofs.ts": "answers yes or no, before a search that finds nothing",
	"lib/school/sheet-codes.ts": "says whether a paper in the asker's hand is genuine, without a name",
	"lib/school/students.ts": "the student's own login and record",
	"lib/school/tokens.ts": "the student's own login, and whether a password closes the application",
};

test("every file that reads the table of students leaves restricted ones out, or says why not", () => {
	const list = [
		"ls-files",
		"--cached",
		"--others",
		"--exclude-standard",
		"lib/office",
		"lib/school",
		"lib/http",
		"app",
	];
	const reading = execFileSync("git", list, { encoding: "utf8" })
		.split("\n")
		.filter((file) => /(?<!test)\.tsx?$/.test(file) && existsSync(file) && !file.includes("/testing/"))
		.filter((file) => /\b(FROM|JOIN) students\b/.test(readFileSync(file, "utf8")));
	expect(reading.length).toBeGreaterThan(20);
	const without = reading.filter((file) => !/inUse\(|restricted_at IS NULL/.test(readFileSync(file, "utf8")));
	expect(without.filter((file) => !(file in kept))).toEqual([]);
	expect(Object.keys(kept).filter((file) => !reading.includes(file))).toEqual([]);
});

describe("a restricted student", () => {
	const password = "নদীর পাড়ে ঘর";
	beforeAll(async () => {
		await payload.update({
			collection: "students",
			id: ids.student,
			data: { newPassword: password } as never,
			depth: 0,
		});
		await restrict(true);
	});
	afterAll(() => restrict(false));

	const restricted = { message: studentStaffText.errors.restricted };
	const asClerk = () => ({ user: { ...clerk, collection: "staff" as const }, overrideAccess: false, depth: 0 });

	/** Acts of staff. */
	const acts: Record<string, [act: () => Promise<unknown>, refusal: object]> = {
		"the form": [
			() => payload.update({ collection: "students", id: ids.student, data: { fatherName: "রহিম" }, ...asClerk() }),
			restricted,
		],
		"the form of an enrolment": [
			() => payload.update({ collection: "enrolments", id: ids.enrolment, data: { roll: 9 }, ...asClerk() }),
			restricted,
		],
		"deleting an enrolment": [
			() => payload.delete({ collection: "enrolments", id: ids.enrolment, ...asClerk() }),
			restricted,
		],
		enrolling: [
			async () =>
				(await load()).enrolStudent(ids.student, { year: ids.year, section: ids.section, roll: 7 } as never, clerk),
			restricted,
		],
		"a picture": [async () => (await load()).changePhoto(ids.student, "data:", clerk), restricted],
		"a slip": [async () => (await load()).makeSlip(ids.student, "https://school.example", clerk), restricted],
		"settling an exam": [
			async () =>
				(await load()).settle({ exam: ids.exam, enrolments: [ids.enrolment], as: "absent" }, teacher as never),
			{ kind: "notFound" },
		],
		"names on results": [
			async () => (await load()).resultNames.plan({ student: ids.student } as never),
			{ kind: "notFound" },
		],
		"restricting again": [() => restrict(true), { kind: "invalid" }],
	};

	test.each(Object.entries(acts))("staff: %s", async (_, [act, refusal]) => {
		await expect(act()).rejects.toMatchObject(refusal);
	});

	test.each([
		{ code: String(code) },
		{ code: "", birthNumber },
		{ code: "", birthNumber: "", name, fatherName: "করিম" },
	])("is not changed by a file with %p", async (row) => {
		const { startImport, openPlan } = await loadImport();
		await startImport(clerk, uploadOf([pupil(9, { birthNumber: "", ...row })]));
		const run = await after("reading");
		const plan = await openPlan(run?.id ?? 0);
		expect(reasonsOf(plan)).toEqual([rowFaults.restricted]);
		expect(JSON.stringify(plan.entries)).not.toContain(name);
		await cancelOpen(run?.id ?? 0);
	});

	test("logs in, sees and changes what is its own, and gets all data", async () => {
		const { getStudent, listRestricted, login, readStudentData } = await load();
		expect(await login(code, password)).toMatchObject({ mustChange: false });
		expect(await getStudent(ids.student)).toMatchObject({ name });
		const all = JSON.stringify(await readStudentData(ids.student));
		expect(all).toContain(name);
		expect(all).toContain("বার্ষিক");
		await payload.update({ collection: "students", id: ids.student, data: { picture: null }, depth: 0 });
		expect(await listRestricted()).toMatchObject([{ id: ids.student, name }]);
	});

	test("stands in the list of acts, and another's results stay", async () => {
		const { docs } = await payload.find({ collection: "activity", where: { record: { equals: ids.student } } });
		expect(docs.some(({ kind, byName }) => kind === "students" && byName === clerk.name)).toBe(true);
		const { sheets } = ((await paper("grade-sheets", ofExam())) as { paper: { sheets: unknown[] } }).paper;
		expect(sheets).toHaveLength(1);
	});
});
