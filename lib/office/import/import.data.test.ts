/** Tests of importing. */

import { storedWords } from "@/lib/bengali/search-words";
import { headAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { beganAt } from "@/lib/cms/testing/logins";
import { rowFaults } from "../lists/text";
import { downloadTests } from "./testing/download-tests";
import { pupil, uploadOf } from "./testing/files";
import { after, cancelOpen, confirm, importing, kindsOf, load, person, reasonsOf, snapshot } from "./testing/importing";
import { rowTests } from "./testing/row-tests";
import { studyTests } from "./testing/study-tests";
import { undoTests } from "./testing/undo-tests";

const open = testDatabase();

describe("import", () => {
	const tools = importing(open);
	const { dryRun, importRows, school, studentNamed } = tools;

	test("new students get numbers, titles and enrolments, and no password; the same file twice changes nothing", async () => {
		const { payload, section, year } = school;
		const rows = [
			pupil(1, { birthNumber: "20150912585000001", fatherMobile: "1712345678", dateOfBirth: "২৫-০১-২০১৫" }),
			pupil(2, { code: "9000001", address: "গ্রাম: দক্ষিণ\nচরফ্যাশন" }),
			pupil(3, { name: "=HYPERLINK" }),
		];
		await importRows(rows);
		const first = await studentNamed("রহিমা 1");
		expect(first).toMatchObject({
			...{ gender: "2", fatherMobile: "01712345678", dateOfBirth: "25-01-2015", birthNumber: "20150912585000001" },
		});
		expect(first?.title).toContain("রহিমা 1 · ");
		expect([first?.nameKey, first?.titleKey]).toEqual([
			storedWords("রহিমা 1").join(" "),
			storedWords(first?.title ?? "").join(" "),
		]);
		const { query, sql } = await load();
		const [secret] = await query<{ hash: string | null }>(
			sql`SELECT password_hash AS hash FROM students WHERE id = ${first?.id}`,
		);
		expect(secret?.hash).toBeNull();
		const second = await studentNamed("রহিমা 2");
		expect([second?.code, second?.presentAddress]).toEqual([9000001, "গ্রাম: দক্ষিণ\nচরফ্যাশন"]);
		const third = await studentNamed("=HYPERLINK");
		expect(String(third?.code)).toMatch(/^\d{9}$/);
		const { docs } = await payload.find({ collection: "enrolments", depth: 0, sort: "roll" });
		expect(docs.map(({ roll, section: at, class: schoolClass, year: when }) => [roll, at, schoolClass, when])).toEqual(
			[1, 2, 3].map((roll) => [roll, section, 8, year]),
		);

		const before = await snapshot();
		const withCodes = rows.map((row, index) => (index === 2 ? { ...row, code: String(third?.code) } : row));
		const again = await dryRun(withCodes);
		expect([reasonsOf(again), kindsOf(again)]).toEqual([[], ["same", "same", "same"]]);
		expect(await confirm(again)).toBeNull();
		expect(await snapshot()).toBe(before);
	});

	test("a section that a file names is added once, and the same file is then accepted", async () => {
		const { addSection } = await import("./write");
		const { causesOf } = await import("./plan");
		const plan = await dryRun([1, 2].map((index) => pupil(50 + index, { section: "গ" })));
		const [cause] = causesOf(plan.entries);
		expect(cause).toMatchObject({ rows: 2, missing: { class: 8, name: "গ" } });
		const { class: of = 0, name = "" } = cause?.missing ?? {};
		await addSection({ class: of, name }, school.staff);
		expect(kindsOf(await (await load()).openPlan(plan.id))).toEqual(["new", "new"]);
		for (const wrong of [
			{ class: of, name },
			{ class: 999_999, name },
		])
			await expect(addSection(wrong, school.staff)).rejects.toMatchObject({ kind: "invalid" });
		const exam = { ...school.staff, role: "exam" as const };
		await expect(addSection({ class: of, name: "ঘ" }, exam)).rejects.toMatchObject({ status: 403 });
		await school.payload.delete({ collection: "sections", where: { name: { equals: "গ" } } });
	});

	test("a plan says old and new values; rolls can be exchanged; an empty cell leaves what is stored", async () => {
		const { payload } = school;
		const [a, b] = [await studentNamed("রহিমা 1"), await studentNamed("রহিমা 2")];
		const plan = await dryRun([
			pupil(2, { code: String(a?.code), name: "রহিমা 1", fatherName: "করিম 1", motherMobile: "+8801812345678" }),
			pupil(1, { code: String(b?.code), name: "রহিমা বদল", fatherName: "করিম 2" }),
		]);
		expect(kindsOf(plan)).toEqual(["changed", "changed"]);
		expect(plan.entries[0]).toMatchObject({ person: { motherMobile: "01812345678" }, place: { to: { roll: 2 } } });
		expect(plan.entries[1]).toMatchObject({ person: { name: "রহিমা বদল" }, place: { from: { place: { roll: 2 } } } });
		await confirm(plan);
		const changed = await studentNamed("রহিমা বদল");
		expect([changed?.title?.includes("রহিমা বদল"), changed?.presentAddress]).toEqual([true, "গ্রাম: দক্ষিণ\nচরফ্যাশন"]);
		expect((await studentNamed("রহিমা 1"))?.birthNumber).toBe("20150912585000001");
		const rolls = await payload.find({ collection: "enrolments", depth: 0, sort: "roll" });
		expect(rolls.docs.slice(0, 2).map(({ student }) => student)).toEqual([b?.id, a?.id]);
	});

	test("an enrolment whose class is not its section's, as earlier releases left some, is put right", async () => {
		const { query, sql } = await load();
		await importRows([pupil(90)]);
		const student = await studentNamed("রহিমা 90");
		const rows = [pupil(90, { code: String(student?.code) })];
		const where = sql`student_id = ${student?.id}`;
		await query(sql`UPDATE enrolments SET class_id = 9 WHERE ${where}`);
		const plan = await dryRun(rows);
		expect(kindsOf(plan)).toEqual(["changed"]);
		await confirm(plan);
		expect(await query(sql`SELECT class_id AS class FROM enrolments WHERE ${where}`)).toEqual([{ class: 8 }]);
		await school.payload.delete({ collection: "students", id: student?.id ?? 0 });
	});

	rowTests(tools);
	downloadTests(tools);

	test("one import at a time; cancelling leaves nothing", async () => {
		const { staff } = school;
		const { findImport, startImport } = await load();
		const before = await snapshot();
		const plan = await dryRun([pupil(40)]);
		await expect(startImport(staff, uploadOf([pupil(41)]))).rejects.toMatchObject({ kind: "invalid" });
		await cancelOpen(plan.id);
		expect([await findImport(), await snapshot()]).toEqual([null, before]);
		await expect(confirm(plan)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("it is recorded under who has confirmed it, not under who has brought the file", async () => {
		const { payload } = school;
		const { pastImports } = await load();
		const head = await beganAt(payload, await headAccount(payload), "Windows, Firefox", "192.0.2.2");
		const plan = await dryRun([pupil(45)]);
		expect(await confirm(plan, head)).toBeNull();
		expect((await pastImports())[0]).toMatchObject({
			...{ id: plan.id, by: head.name, device: "Windows, Firefox", address: "192.0.2.2" },
		});
		await (await load()).undoRun(plan.id);
	});

	test("what was shown is what is applied: it stops when a record has changed", async () => {
		const { payload } = school;
		const { openPlan } = await load();
		const plan = await dryRun([pupil(50)]);
		const other = await payload.create({
			collection: "students",
			data: { ...person, name: "রহিমা 50", fatherName: "করিম 50" } as never,
		});
		const before = await snapshot();
		expect(await confirm(plan)).toMatchObject({ state: "planned", fault: "moved" });
		expect(await snapshot()).toBe(before);
		const now = { id: plan.id, ...(await openPlan(plan.id)) };
		expect(reasonsOf(now)).toEqual([rowFaults.likelyDouble(other.title ?? "")]);
		expect(await confirm(now)).toBeNull();
		expect(await snapshot()).toBe(before);
		await payload.delete({ collection: "students", id: other.id });
	});

	test("cancelling while it is applied rolls everything back", async () => {
		const { cancel, confirmImport } = await load();
		const plan = await dryRun(Array.from({ length: 900 }, (_, index) => pupil(index + 100)));
		const before = await snapshot();
		await confirmImport(plan.id, plan.fingerprint, school.staff);
		await cancel(plan.id);
		expect(await after("applying")).toBeNull();
		expect(await snapshot()).toBe(before);
	});

	undoTests(tools);
	studyTests(tools);

	test("failed before or after a commit, an import and its undoing are done completely or not at all", async () => {
		const { applyOperation, claim, importing: operation, query, sql, undoRun } = await load();
		const known = await studentNamed("রহিমা 1");
		const before = await snapshot();
		const plan = await dryRun([pupil(80), pupil(81, { code: String(known?.code), name: "নতুন নাম" })]);
		const tasks = {
			applied: async () => {
				if (!(await claim(plan.id))) return;
				const { fingerprint } = await operation.plan(plan.id);
				await applyOperation(operation, plan.id, { confirmed: fingerprint, open: plan.id });
			},
			"taken-back": () => undoRun(plan.id),
		};
		for (const [done, run] of Object.entries(tasks)) {
			const start = await snapshot();
			const outcomes = await doneAfterFaults(school.payload, run, async () => {
				const [left] = await query<{ state: string }>(sql`SELECT state FROM operations WHERE id = ${plan.id}`);
				expect((await snapshot()) !== start).toBe(left?.state === done);
				// As the next process does after a while.
				await query(sql`UPDATE operations SET state = 'planned' WHERE id = ${plan.id} AND state = 'applying'`);
				return left?.state === done;
			});
			expect(outcomes.length).toBeGreaterThan(2);
			expect(outcomes).toEqual([...outcomes.slice(1).map(() => false), true]);
		}
		expect(await snapshot()).toBe(before);
	});

	test("an import left by a process that ended is closed", async () => {
		const { findImport, query, sql } = await load();
		const long = new Date(Date.now() - 3_600_000).toISOString();
		const leave = (state: string) =>
			query(
				sql`INSERT INTO operations (subject, open, state, staff_name, title, content, updated_at)
					VALUES ('import', 1, ${state}, '', 'ক', '{"rows":[]}', ${long})`,
			);
		await leave("reading");
		expect(await findImport()).toMatchObject({ state: "failed", fault: "stopped" });
		await query(sql`DELETE FROM operations WHERE state = 'failed'`);
		await leave("applying");
		const run = await findImport();
		expect(run).toMatchObject({ state: "planned", fault: "stopped" });
		await cancelOpen(run?.id ?? 0);
		expect(await findImport()).toBeNull();
	});
});
