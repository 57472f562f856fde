/** Tests of promotion. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { insertResult, releaseClass, withdrawClass } from "@/lib/cms/testing/releases";
import type { SignedIn } from "@/lib/office/guard";
import { undoFaults } from "../lists/text";
import type { PromotionInput } from "./calls";
import { promotionText as text } from "./text";

const { errors, past } = text;

const open = testDatabase();

describe("promotion", () => {
	let payload: Payload;
	let clerk: Staff;
	const ids = {} as Record<"year" | "exam" | "six" | "sixOther" | "seven" | "five", number>;
	const students: number[] = [];

	const load = async () => {
		const [own, { applyOperation, takeBack }] = [await import("./operation"), await import("../operations/apply")];
		return {
			...own,
			...(await import("./plan")),
			...(await import("../activity/activity")),
			...(await import("@/lib/school/query")),
			promote: async (input: PromotionInput, by?: SignedIn) => (await applyOperation(own.promotion, input, { by }))?.id,
			undoPromotion: (id: number, by?: SignedIn) => takeBack(own.promotion, id, by),
		};
	};

	/** All that a promotion may write, as one text. */
	async function snapshot(): Promise<string> {
		const { query, sql } = await load();
		const of = (table: string) => query(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY id`);
		return JSON.stringify([await of("enrolments"), await of("years"), await of("operations"), await of("activity")]);
	}

	async function enrol(name: string, section: number, roll: number, year = ids.year) {
		const data = { name, gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const { id } = await payload.create({ collection: "students", data: data as never });
		await payload.create({ collection: "enrolments", data: { student: id, year, section, roll } as never });
		return id;
	}

	/** The proposal as it is, or changed. */
	async function inputOf(
		change: (row: PromotionInput["rows"][number]) => object = () => ({}),
	): Promise<PromotionInput> {
		const { readPromotionPlan } = await load();
		const { rows } = await readPromotionPlan(ids.exam, 8);
		const proposed = rows.flatMap(({ student, proposal }) =>
			proposal ? [{ student, section: proposal.section, roll: String(proposal.roll) }] : [],
		);
		return { exam: ids.exam, class: 8, rows: proposed.map((row) => ({ ...row, ...change(row) })) };
	}

	const placesIn = async (calendar: number) => {
		const { query, sql } = await load();
		const rows = await query<{ student: number; section: number; class: number; roll: number | string }>(
			sql`SELECT e.student_id AS student, e.section_id AS section, e.class_id AS class, e.roll FROM enrolments e
				JOIN years y ON y.id = e.year_id WHERE y.year = ${calendar} ORDER BY e.student_id`,
		);
		return rows.map(({ student, section, class: schoolClass, roll }) => [student, section, schoolClass, Number(roll)]);
	};

	const lastPromotion = async () => (await (await load()).pastPromotions())[0];

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk-promotes");
		ids.year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		const section = async (name: string, classId: number) =>
			(await payload.create({ collection: "sections", data: { name, class: classId } })).id;
		ids.five = await section("ক", 7);
		ids.six = await section("ক", 8);
		ids.sixOther = await section("খ", 8);
		ids.seven = await section("ক", 9);
		const exam = { name: "বার্ষিক", year: ids.year, type: "monthly" as const };
		ids.exam = (await payload.create({ collection: "exams", data: exam })).id;
		const marks = [70, 90, 20, 80, null];
		for (const [index, mark] of marks.entries()) {
			const id = await enrol(`শিক্ষার্থী ${index + 1}`, index === 3 ? ids.sixOther : ids.six, index + 1);
			students.push(id);
			const subjects = [{ name: "বাংলা", marks: mark ?? 0, full: 100 }];
			if (mark !== null) await insertResult(payload, { student: id, exam: ids.exam, subjects });
		}
		await releaseClass(payload, ids.exam, 8);
		for (let roll = 1; roll <= 3; roll += 1) await enrol(`ছোট ${roll}`, ids.five, roll);
	});

	test("the plan is by merit; who failed stays, after those who will come; without a result nobody is proposed", async () => {
		const { readPromotionPlan } = await load();
		const before = await snapshot();
		const plan = await readPromotionPlan(ids.exam, 8);
		const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = students;
		expect(plan).toMatchObject({ year: 2032, hasYear: false, class: { id: 8 }, next: { id: 9 } });
		expect(plan.rows.map(({ student, outcome, proposal }) => [student, outcome, proposal])).toEqual([
			[second, "passed", { section: ids.seven, roll: 1 }],
			[fourth, "passed", { section: ids.seven, roll: 2 }],
			[first, "passed", { section: ids.seven, roll: 3 }],
			[third, "failed", { section: ids.six, roll: 4 }],
			[fifth, "none", null],
		]);
		expect(plan.sections.map(({ id }) => id)).toEqual([ids.seven, ids.six, ids.sixOther]);
		expect(await snapshot()).toBe(before);
		await expect(readPromotionPlan(999_999, 8)).rejects.toMatchObject({ kind: "notFound" });
		await expect(readPromotionPlan(ids.exam, 99)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("of marks that say nothing of passing nobody is proposed", async () => {
		const { query, readPromotionPlan, sql } = await load();
		const [first = 0] = students;
		const own = sql`student_id = ${first} AND exam_id = ${ids.exam}`;
		const [stored] = await query<{ sheet: string }>(sql`SELECT sheet FROM results WHERE ${own}`);
		const write = (sheet: object) => query(sql`UPDATE results SET sheet = ${JSON.stringify(sheet)} WHERE ${own}`);
		const sheet = JSON.parse(stored?.sheet ?? "");
		const bare = { gpa: null, letter: null, origin: "imported" };
		const subjects = sheet.subjects.map((subject: object) => ({ ...subject, letter: null, point: null }));
		await write({ ...sheet, ...bare, subjects });
		const row = (await readPromotionPlan(ids.exam, 8)).rows.find(({ student }) => student === first);
		await write(sheet);
		expect(row).toMatchObject({ outcome: "none", proposal: null });
	});

	test("only a class whose results are released is offered and promoted", async () => {
		const { promote, readPromotionChoices, readPromotionPlan } = await load();
		const input = await inputOf();
		const other = await payload.create({
			collection: "exams",
			data: { name: "অর্ধবার্ষিক", year: ids.year, type: "semester" },
		});
		await insertResult(payload, { student: students[0] ?? 0, exam: other.id });
		const { exams, classes } = await readPromotionChoices();
		expect([exams.map(({ id }) => id), classes.map(({ id }) => id)]).toEqual([[ids.exam], [8]]);
		expect((await readPromotionPlan(other.id, 8)).isReleased).toBe(false);
		const refusal = { errors: { rows: [errors.notReleased] } };
		await expect(promote({ ...input, exam: other.id })).rejects.toMatchObject(refusal);
		await withdrawClass(payload, ids.exam, 8);
		await expect(promote(input)).rejects.toMatchObject(refusal);
		expect(await readPromotionChoices()).toEqual({ exams: [], classes: [] });
		await releaseClass(payload, ids.exam, 8);
	});

	test("what is wrong is said at each row, and nothing changes", async () => {
		const { promote, query, sql } = await load();
		const before = await snapshot();
		const [first = 0, second = 0, third = 0, fourth = 0] = students;
		const refused = (change: Parameters<typeof inputOf>[0]) =>
			inputOf(change)
				.then((input) => promote(input))
				.then(
					() => null,
					(error: { errors?: object }) => error.errors,
				);
		expect(await refused(({ student }) => (student === first ? { roll: "অনেক" } : {}))).toEqual({
			[first]: [errors.roll],
		});
		expect(await refused(({ student }) => (student === fourth ? { roll: "১" } : {}))).toEqual({
			[fourth]: [errors.rollTwice],
		});
		expect(await refused(({ student }) => (student === third ? { section: ids.five } : {}))).toEqual({
			[third]: [errors.section],
		});
		const [small] = await query<{ id: number }>(
			sql`SELECT student_id AS id FROM enrolments WHERE section_id = ${ids.five}`,
		);
		expect(await refused(({ student }) => (student === second ? { student: small?.id } : {}))).toEqual({
			[small?.id ?? 0]: [errors.moved],
		});
		expect(await refused(({ student }) => (student === first ? { student: second } : {}))).toEqual({
			[second]: [errors.enrolled],
		});
		expect(await snapshot()).toBe(before);
	});

	test("all rows are enrolled, with the year where it is missing, and recorded; then they are taken", async () => {
		const { listActs, promote, query, readPromotionPlan, sql } = await load();
		const id = await promote(
			await inputOf(({ student }) => (student === students[0] ? { roll: "৭" } : {})),
			clerk as never,
		);
		const [first = 0, second = 0, third = 0, fourth = 0] = students;
		expect(await placesIn(2032)).toEqual([
			[first, ids.seven, 9, 7],
			[second, ids.seven, 9, 1],
			[third, ids.six, 8, 4],
			[fourth, ids.seven, 9, 2],
		]);
		const [year] = await query<{ title: string }>(sql`SELECT title FROM years WHERE year = 2032`);
		expect(year?.title).toBe("২০৩২");
		const [act] = await listActs(clerk as SignedIn, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({
			action: "create",
			by: clerk.name,
			detail: text.activity(4, 2032),
			undo: { operation: id },
		});
		const promoted = { id, count: 4, facts: { year: 2032 }, state: "applied", by: clerk.name };
		expect(await lastPromotion()).toMatchObject(promoted);

		const again = await readPromotionPlan(ids.exam, 8);
		expect(again.rows.map(({ already, proposal }) => [already?.roll, proposal])).toEqual([
			[1, null],
			[2, null],
			[7, null],
			[4, null],
			[undefined, null],
		]);
		// Who is enrolled last gets a free roll only.
		const row = { student: students[4] ?? 0, section: ids.seven, roll: "7" };
		await expect(promote({ exam: ids.exam, class: 8, rows: [row] })).rejects.toMatchObject({
			errors: { [row.student]: [errors.rollTaken] },
		});
	});

	test("it is not taken back while a result, a later enrolment or a change hangs on it; then completely, and once", async () => {
		const { query, sql, undoPromotion } = await load();
		const { id = 0 } = (await lastPromotion()) ?? {};
		const [first = 0, second = 0, third = 0, fourth = 0] = students;
		const [year] = await query<{ id: number }>(sql`SELECT id FROM years WHERE year = 2032`);
		const exam = await payload.create({
			collection: "exams",
			data: { name: "মাসিক", year: year?.id ?? 0, type: "monthly" },
		});
		const result = await insertResult(payload, { student: first, exam: exam.id });
		const later = await payload.create({ collection: "years", data: { year: 2033 } });
		const next = await payload.create({
			collection: "enrolments",
			data: { student: second, year: later.id, section: ids.seven, roll: 1 } as never,
		});
		const { docs } = await payload.find({
			collection: "enrolments",
			where: { student: { equals: third }, year: { equals: year?.id } },
		});
		const changed = docs[0]?.id ?? 0;
		await payload.update({ collection: "enrolments", id: changed, data: { roll: 44 } });
		const [fourthPlace] = await query<{ id: number }>(sql`
			SELECT id FROM enrolments WHERE year_id = ${year?.id} AND student_id = ${fourth}`);
		const subject = await payload.create({
			collection: "subjects",
			data: { name: "বাংলা", class: 9, year: ids.year } as never,
		});
		await query(sql`
			INSERT INTO marks (exam_id, enrolment_id, subject_id, part, hundredths, absent, revision, staff_name, updated_at)
			VALUES (${exam.id}, ${fourthPlace?.id}, ${subject.id}, 'marks', 5000, 0, 1, '', ${new Date().toISOString()})`);
		const before = await snapshot();
		const { holds } = (await undoPromotion(id).catch(
			(error: { holds: { title: string; reason: string }[] }) => error,
		)) as never as {
			holds: { reason: string }[];
		};
		const { later: enrolledLater, changed: wasChanged } = past.faults;
		const { marks, results } = undoFaults;
		expect(holds.map(({ reason }) => reason).sort()).toEqual([results, marks, enrolledLater, wasChanged].sort());
		expect(await snapshot()).toBe(before);

		await query(sql`DELETE FROM marks`);
		await query(sql`DELETE FROM results WHERE id = ${result}`);
		await payload.delete({ collection: "exams", id: exam.id });
		await payload.delete({ collection: "enrolments", id: next.id });
		await payload.delete({ collection: "years", id: later.id });
		await payload.delete({ collection: "enrolments", id: changed });
		await undoPromotion(id, clerk as never);
		expect(await query(sql`SELECT id FROM years WHERE year = 2032`)).toEqual([]);
		expect(await placesIn(2032)).toEqual([]);
		expect((await placesIn(2031)).length).toBe(8);
		expect(await lastPromotion()).toMatchObject({ id, state: "taken-back", takenBackBy: clerk.name });
		const [act] = await (await load()).listActs(clerk as SignedIn, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({ action: "delete", detail: text.activityUndone(4, 2032), undo: null });
		await expect(undoPromotion(id)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("an enrolment that was moved to another year since is not deleted", async () => {
		const { promote, undoPromotion } = await load();
		const id = (await promote(await inputOf())) ?? 0;
		const other = await payload.create({ collection: "years", data: { year: 2030 } });
		const [first = 0] = students;
		const where = { student: { equals: first } };
		const [moved] = (await payload.find({ collection: "enrolments", where, sort: "-id", limit: 1 })).docs;
		await payload.update({ collection: "enrolments", id: moved?.id ?? 0, data: { year: other.id } });
		const held = { holds: [{ title: expect.stringContaining("শিক্ষার্থী 1"), reason: past.faults.changed }] };
		await expect(undoPromotion(id)).rejects.toMatchObject(held);
		expect(await placesIn(2030)).toHaveLength(1);
		await payload.delete({ collection: "enrolments", id: moved?.id ?? 0 });
		await payload.delete({ collection: "years", id: other.id });
		await undoPromotion(id);
	});

	test("failed before or after its commit, a promotion and its taking back are done completely or not at all", async () => {
		const { promote, undoPromotion } = await load();
		const input = await inputOf();
		const tasks = {
			apply: () => promote(input),
			undo: async () => undoPromotion((await lastPromotion())?.id ?? 0),
		};
		for (const [task, run] of Object.entries(tasks)) {
			const start = await snapshot();
			const outcomes = await doneAfterFaults(payload, run, async () => {
				const isDone = (await placesIn(2032)).length > 0 === (task === "apply");
				expect((await snapshot()) !== start).toBe(isDone);
				return isDone;
			});
			expect(outcomes.length).toBeGreaterThan(2);
			expect(outcomes).toEqual([...outcomes.slice(1).map(() => false), true]);
			expect(await placesIn(2032)).toHaveLength(task === "apply" ? 4 : 0);
		}
	});

	test("group and chosen subjects go on with the student, who must be settled is counted, and taking back removes them", async () => {
		const { pastPromotions, promote, query, readPromotionPlan, sql, undoPromotion } = await load();
		const [first = 0, second = 0, third = 0] = students;
		const next = (await payload.create({ collection: "years", data: { year: 2032 } })).id;
		for (const id of [8, 9]) await payload.update({ collection: "classes", id, data: { groups: ["science"] } });
		const subject = async (name: string, classId: number, year: number) => {
			const papers = [{ code: "1", parts: [{ code: "whole", full: 100 }] }];
			const data = { name, class: classId, year, takers: "chosen", papers };
			return (await payload.create({ collection: "subjects", data: data as never })).id;
		};
		const [biology, farming] = [await subject("জীববিজ্ঞান", 8, ids.year), await subject("কৃষিশিক্ষা", 8, ids.year)];
		const [later] = [await subject("জীববিজ্ঞান", 9, next)];
		const choose = async (student: number, data: object) => {
			const { docs } = await payload.find({
				collection: "enrolments",
				where: { student: { equals: student }, year: { equals: ids.year } },
			});
			await payload.update({ collection: "enrolments", id: docs[0]?.id ?? 0, data });
		};
		await choose(first, { group: "science", chosen: [biology] });
		await choose(second, { group: "science", fourth: farming });
		await choose(third, { group: "science", fourth: biology });

		const { copiedSubjects, rows, withoutSubjects } = await readPromotionPlan(ids.exam, 8);
		const unsettled = new Map(rows.map((row) => [row.student, row.unsettled]));
		expect(unsettled.get(first)).toEqual([]);
		expect(unsettled.get(second)).toContainEqual({ class: 9, reasons: [text.lost("কৃষিশিক্ষা")] });
		// The class that keeps some of them has no subjects in the new year: they are copied in the same act.
		expect([withoutSubjects, copiedSubjects.map(({ year }) => year)]).toEqual([[], [2031]]);
		const subjectsOf = (year: number) =>
			query<{ id: number; name: string }>(
				sql`SELECT id, name FROM subjects WHERE year_id = ${year} AND class_id = 8 ORDER BY id`,
			);

		const before = JSON.stringify(await query(sql`SELECT * FROM enrolments ORDER BY id`));
		const id = (await promote(await inputOf())) ?? 0;
		const { docs } = await payload.find({ collection: "enrolments", depth: 0, where: { year: { equals: next } } });
		const studyOf = (student: number) => {
			const { group, chosen, fourth } = docs.find((doc) => doc.student === student) ?? {};
			return { group, chosen, fourth };
		};
		expect(studyOf(first)).toEqual({ group: "science", chosen: [later], fourth: null });
		expect(studyOf(second)).toMatchObject({ group: "science", fourth: null });
		const copies = await subjectsOf(next);
		expect(copies.map(({ name }) => name)).toEqual(["জীববিজ্ঞান", "কৃষিশিক্ষা"]);
		expect(studyOf(third)).toMatchObject({ group: "science", fourth: copies[0]?.id });
		const [past] = await pastPromotions();
		// The second; the fourth has no group.
		expect(past?.facts).toMatchObject({ year: 2032, yearId: next, unsettled: { count: 2 } });

		await undoPromotion(id);
		expect(JSON.stringify(await query(sql`SELECT * FROM enrolments ORDER BY id`))).toBe(before);
		expect(await query(sql`SELECT id FROM enrolments_rels WHERE subjects_id = ${later}`)).toEqual([]);
		expect(await subjectsOf(next)).toEqual([]);
	});

	test("copied subjects that were changed since, or that an account has, stay, and with them the others of the class", async () => {
		const { promote, query, sql, undoPromotion } = await load();
		const account = await makeAccount(payload, "exam-of-copies", { role: "exam", classes: [8] });
		const setSubjects = (subjects: number[]) =>
			payload.update({ collection: "staff", id: account.id, data: { subjects } });
		const copies = () =>
			query<{ id: number }>(
				sql`SELECT s.id FROM subjects s JOIN years y ON y.id = s.year_id
					WHERE y.year = 2032 AND s.class_id = 8 ORDER BY s.id`,
			);
		const forgetTime = async (id: number) => {
			const [row] = await query<{ changes: string }>(sql`SELECT changes FROM operations WHERE id = ${id}`);
			const { until: _, ...older } = JSON.parse(row?.changes ?? "");
			await query(sql`UPDATE operations SET changes = ${JSON.stringify(older)} WHERE id = ${id}`);
		};
		const uses: ((subject: number, promotion: number) => Promise<unknown>)[] = [
			(id) => payload.update({ collection: "subjects", id, data: { monthlyFull: 20 } }),
			(id) => setSubjects([id]),
			(_, id) => forgetTime(id),
		];
		for (const use of uses) {
			const id = (await promote(await inputOf())) ?? 0;
			const made = await copies();
			expect(made).toHaveLength(2);
			await use(made[0]?.id ?? 0, id);
			await undoPromotion(id);
			expect(await placesIn(2032)).toEqual([]);
			expect(await copies()).toEqual(made);
			await setSubjects([]);
			for (const copy of made) await payload.delete({ collection: "subjects", id: copy.id });
		}
	});
});
