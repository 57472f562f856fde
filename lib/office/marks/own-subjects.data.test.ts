/** Tests of accounts that have some subjects of a class: every door to marks shows and takes these alone. */
import type { Payload, TypedUser } from "payload";
import { headAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import type { SignedIn } from "../guard";
import { cellOf, classId, testSchool } from "./testing/school";
import { markText } from "./text";

const open = testDatabase();

describe("an account with one subject of a class", () => {
	let payload: Payload;
	const school = testSchool(open);
	/** The teacher, as signed in. */
	let one: SignedIn;

	const load = async () => ({
		...(await import("../operations/all")),
		...(await import("./file")),
		...(await import("./grid")),
		...(await import("./marks-view")),
		...(await import("./operation")),
		...(await import("./overview")),
		...(await import("./save")),
		...(await import("./settle")),
		...(await import("../lists/added")),
		...(await import("@/lib/school/query")),
	});
	const assign = async (subjects: number[], user?: TypedUser) =>
		payload.update({
			...{ collection: "staff", id: school.teacher.id, data: { subjects }, depth: 0 },
			...(user && { overrideAccess: false, user }),
		});
	const place = () => ({ exam: school.exam, section: school.first.id });
	const grid = async (account = one, exam = school.exam) => (await load()).readGrid(exam, school.first.id, account);
	const both = () => [
		cellOf(school.first.enrolments[0], school.subjects.bangla, "semester", "60"),
		cellOf(school.first.enrolments[0], school.subjects.maths, "semester", "70"),
	];

	beforeAll(async () => {
		payload = await open();
	});
	beforeEach(async () => {
		one = { ...(await assign([school.subjects.bangla])), collection: "staff" } as SignedIn;
	});
	// A subject of an account is not deleted, as the next test's school does.
	afterEach(() => assign([]));

	test("sees its columns, marks and changes alone, and no totals; the others of the class see all", async () => {
		const { readChanges, saveMarks } = await load();
		await saveMarks({ ...place(), cells: both() }, school.head);
		const again = both().map((cell) => ({ ...cell, text: "50", base: 1 }));
		await saveMarks({ ...place(), cells: again }, school.head);
		const { bangla } = school.subjects;
		const own = await grid();
		expect([own.isPartial, own.subjects.map(({ id }) => id)]).toEqual([true, [bangla]]);
		expect(own.marks.map(({ subject }) => subject)).toEqual([bangla]);
		expect((await readChanges(own)).map(({ from }) => from)).toEqual(["৬০"]);
		const whole = await grid(school.head);
		expect([whole.isPartial, whole.subjects.length, whole.marks.length]).toEqual([false, 4, 2]);
		expect(await readChanges(whole)).toHaveLength(2);
	});

	test("saves and pastes its own cells; the others come back with the reason", async () => {
		const { pasteMarks, saveMarks } = await load();
		for (const write of [saveMarks, pasteMarks]) {
			const { saved, refused } = await write({ ...place(), cells: both() }, one);
			expect(saved.map(({ subject }) => subject)).toEqual([school.subjects.bangla]);
			expect(refused).toMatchObject([{ subject: school.subjects.maths, reason: markText.notOwn }]);
		}
		expect((await grid(school.head)).marks).toHaveLength(1);
	});

	test("has its columns alone in the spreadsheet; those of others are not read from a file", async () => {
		const { checkList, markList } = await load();
		const { form } = await markList(place(), one);
		expect(form.columns.slice(2).map((column) => column.split("/")[0])).toEqual(
			["", ""].map(() => String(school.subjects.bangla)),
		);
		const { name } = await payload.findByID({ collection: "subjects", id: school.subjects.maths, depth: 0 });
		const file = new File([`রোল,${name},নাম\r\n1,12,ক\r\n`], "নম্বর.csv");
		const checked = await checkList(await markList(place(), one), file).catch((error) => error);
		expect(JSON.stringify(checked)).not.toContain('"new":1');
		expect((await grid(school.head)).marks).toHaveLength(0);
	});

	test("takes no paste of others back, and settles nobody", async () => {
		const { pasteMarks, query, settle, sql, takeAnyBack } = await load();
		await pasteMarks({ ...place(), cells: both() }, school.head);
		const [operation] = await query<{ id: number }>(sql`SELECT max(id) AS id FROM operations WHERE subject = 'marks'`);
		await expect(takeAnyBack(one, operation?.id ?? 0)).rejects.toMatchObject({ kind: "forbidden" });
		for (const as of ["absent", "out", "in"] as const)
			await expect(
				settle({ exam: school.exam, enrolments: school.first.enrolments.slice(1), as }, one),
			).rejects.toMatchObject({ kind: "forbidden" });
		expect((await grid(school.head)).marks.map(({ text }) => text)).toEqual(["৬০", "৭০"]);
	});

	test("has the subject of that name in the next year too, and classes without one are not listed", async () => {
		const { readOverview } = await load();
		const { name, year } = await payload.findByID({ collection: "subjects", id: school.subjects.bangla, depth: 0 });
		const at = { year: school.year, class: classId };
		expect(year).toBe(at.year);
		const next = await payload.create({ collection: "years", data: { year: 2090 }, depth: 0 });
		const make = (more: object) =>
			payload.create({ collection: "subjects", data: { ...at, ...more } as never, depth: 0 });
		const copy = await make({ name, year: next.id });
		await make({ name: "অন্য", year: next.id });
		const data = { name: "বার্ষিক", year: next.id, type: "semester" as const };
		const exam = await payload.create({ collection: "exams", data, depth: 0 });
		expect((await grid(one, exam.id)).subjects.map(({ id }) => id)).toEqual([copy.id]);
		const ofExam = async () =>
			(await readOverview(one, school.exam))?.classes.map((schoolClass) => [
				schoolClass.id,
				schoolClass.subjects.map(({ id }) => id),
			]);
		expect(await ofExam()).toEqual([[classId, [school.subjects.bangla]]]);
		const elsewhere = await make({ name: "বাংলা", class: 3 });
		one = { ...one, subjects: [elsewhere.id] };
		expect(await ofExam()).toEqual([]);
		expect((await grid()).subjects).toEqual([]);
	});

	test("reads no results, sets no subjects of its own, and keeps its subject from being deleted", async () => {
		const user = one as TypedUser;
		const results = (account: TypedUser) =>
			payload.find({ collection: "results", overrideAccess: false, user: account, depth: 0 });
		await expect(results(user)).rejects.toMatchObject({ status: 403 });
		expect((await results({ ...user, subjects: [] } as TypedUser)).docs).toEqual([]);
		await assign([], user);
		const kept = await payload.findByID({ collection: "staff", id: one.id, depth: 0 });
		expect(kept.subjects).toEqual([school.subjects.bangla]);
		await expect(payload.delete({ collection: "subjects", id: school.subjects.bangla })).rejects.toMatchObject({
			status: 400,
		});
		await assign([school.subjects.maths], (await headAccount(payload)) as TypedUser);
		const given = await payload.findByID({ collection: "staff", id: one.id, depth: 0 });
		expect(given.subjects).toEqual([school.subjects.maths]);
	});
});
