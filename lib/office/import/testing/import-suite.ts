/** Tests of importing that run on both databases. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import { importFileText, rowFaults, undoFaults } from "@/lib/bengali/import-file";
import type { Open } from "@/lib/cms/testing/databases";
import { killedAt } from "@/lib/cms/testing/killed-process";
import type { SignedIn } from "@/lib/office/guard";
import { pupil, type TestRow, uploadOf } from "./files";

const program = "../office/import/testing/killed-import";

/** More steps than an import of a few rows has. */
const mostSteps = 40;

/** @param open gives the data layer on a database that was empty before the first test */
export function importSuite(open: Open) {
	let payload: Payload;
	let staff: SignedIn;
	let year: number;
	let section: number;

	const load = async () => ({
		...(await import("../downloads")),
		...(await import("../imports")),
		...(await import("../read")),
		...(await import("../runs")),
		...(await import("../undo")),
		...(await import("../view")),
		...(await import("@/lib/school/query")),
	});

	/** Waits until the import is no longer in that state. */
	async function after(state: "reading" | "applying") {
		const { currentRun } = await load();
		for (;;) {
			const run = await currentRun();
			if (run?.state !== state) return run;
			await sleep(20);
		}
	}

	/** Uploads a file. @returns the plan */
	const dryRun = (rows: readonly TestRow[]) => dryRunOf(uploadOf(rows));

	async function dryRunOf(file: File) {
		const { startImport, openPlan } = await load();
		await startImport(staff, file);
		const run = await after("reading");
		if (run?.state !== "planned") throw new Error(`${run?.state} ${run?.fault} ${run?.detail}`);
		return { id: run.id, ...(await openPlan(run.id)) };
	}

	async function confirm({ id, fingerprint }: { id: number; fingerprint: string }) {
		const { confirmImport } = await load();
		await confirmImport(id, fingerprint);
		return after("applying");
	}

	/** Uploads and confirms. @returns the import's id */
	async function importRows(rows: readonly TestRow[]): Promise<number> {
		const plan = await dryRun(rows);
		expect(await confirm(plan)).toBeNull();
		return plan.id;
	}

	const kindsOf = (plan: { entries: { kind: string }[] }) => plan.entries.map(({ kind }) => kind);
	const reasonsOf = (plan: { entries: object[] }) =>
		plan.entries.flatMap((entry) => ("reasons" in entry ? (entry.reasons as string[]) : []));
	const cancelOpen = async (id: number) => (await load()).cancelImport(id);

	/** All that an import may write, as one text. */
	async function snapshot(): Promise<string> {
		const { query, sql } = await load();
		const students = await query(sql`SELECT * FROM students ORDER BY id`);
		const enrolments = await query(sql`SELECT * FROM enrolments ORDER BY id`);
		return JSON.stringify([students, enrolments]);
	}

	const studentNamed = async (name: string) =>
		(await payload.find({ collection: "students", where: { name: { equals: name } }, depth: 0 })).docs[0];

	beforeAll(async () => {
		payload = await open();
		const account = { role: "clerk" as const, name: "করণিক", email: "clerk@example.com", password: "নদীর পাড়ে আমার ঘর" };
		staff = (await payload.create({ collection: "staff", data: account })) as SignedIn;
		year = (await payload.create({ collection: "years", data: { year: 2026 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
		await payload.create({ collection: "sections", data: { name: "খ", class: 8 } });
	}, 60_000);

	afterEach(async () => {
		const { cancelImport, currentRun } = await load();
		const run = await currentRun();
		if (run) await cancelImport(run.id);
	});

	test("new students get numbers, titles and enrolments, and no password; the same file twice changes nothing", async () => {
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
		const { query, sql } = await load();
		const [secret] = await query<{ hash: string | null }>(
			sql`SELECT password_hash AS hash FROM students WHERE id = ${first?.id}`,
		);
		expect(secret?.hash).toBeNull();
		const second = await studentNamed("রহিমা 2");
		expect([second?.code, second?.presentAddress]).toEqual([9000001, "গ্রাম: দক্ষিণ\nচরফ্যাশন"]);
		expect((await studentNamed("=HYPERLINK"))?.code).toBeGreaterThan(9000001);
		const { docs } = await payload.find({ collection: "enrolments", depth: 0, sort: "roll" });
		expect(docs.map(({ roll, section: at, class: of, year: when }) => [roll, at, of, when])).toEqual(
			[1, 2, 3].map((roll) => [roll, section, 8, year]),
		);
		// Payload's own hooks go on from there.
		const next = await payload.create({ collection: "students", data: { ...person, name: "পরের জন" } as never });
		expect(next.code).toBeGreaterThan((await studentNamed("=HYPERLINK"))?.code ?? 0);
		await payload.delete({ collection: "students", id: next.id });

		const before = await snapshot();
		const withCodes = rows.map((row, index) => (index === 2 ? { ...row, code: String(next.code - 1) } : row));
		const again = await dryRun(withCodes);
		expect([reasonsOf(again), kindsOf(again)]).toEqual([[], ["same", "same", "same"]]);
		expect(await confirm(again)).toBeNull();
		expect(await snapshot()).toBe(before);
	}, 60_000);

	const person = { gender: "2", fatherName: "করিম", motherName: "সালমা" };

	test("a plan says old and new values; rolls can be exchanged; an empty cell leaves what is stored", async () => {
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
	}, 60_000);

	test("refuses doubles, taken rolls, unknown places and foreign numbers, each with its reason", async () => {
		const application = await payload.create({
			collection: "applications",
			data: { ...person, name: "আবেদনকারী", code: 9_500_000, browserKey: "import-suite", status: "new" } as never,
		});
		const known = await studentNamed("রহিমা 1");
		const plan = await dryRun([
			pupil(10, { name: "রহিমা  বদল", fatherName: "করিম 2" }),
			pupil(11, { code: "9700001", birthNumber: "20150912585000001" }),
			pupil(12, { code: String(application.code) }),
			pupil(13, { section: "গ" }),
			pupil(14, { year: "2031" }),
			pupil(15, { class: "একাদশ" }),
			pupil(1, { name: "অন্যজন" }),
			pupil(16),
			pupil(16, { name: "ষোলো", fatherName: "ষোলো" }),
			pupil(17, { name: "রহিমা 16", fatherName: "করিম 16" }),
			pupil(18, { code: String(known?.code) }),
			pupil(19, { birthNumber: "20150912585000001" }),
			{ code: "9800000", name: "ক", gender: "১", fatherName: "খ", motherName: "গ" },
		]);
		const reasons = plan.entries.map((entry) => ("reasons" in entry ? entry.reasons.join(" ") : entry.kind));
		const titles = [await studentNamed("রহিমা বদল"), known].map((student) => student?.title ?? "");
		expect(reasons.slice(0, 10)).toEqual([
			rowFaults.likelyDouble(titles[0] ?? ""),
			rowFaults.birthNumberOfOther(titles[1] ?? ""),
			rowFaults.codeOfApplication,
			rowFaults.sectionUnknown("গ", ["ক", "খ"]),
			rowFaults.yearUnknown("2031"),
			rowFaults.classUnknown("একাদশ"),
			rowFaults.rollTaken(titles[0] ?? ""),
			"new",
			rowFaults.rollInFile(9),
			rowFaults.doubleInFile(9),
		]);
		expect(reasons.slice(10)).toEqual([
			"changed",
			rowFaults.twiceInFile(12),
			expect.stringContaining(rowFaults.required),
		]);
		await cancelOpen(plan.id);
	}, 60_000);

	test("two records with one birth number, told apart by their ids, can be exported and imported", async () => {
		const twin = { ...person, name: "যমজ", fatherName: "পিতা", birthNumber: "20150912585000077" };
		const twins = await Promise.all([1, 2].map(() => payload.create({ collection: "students", data: twin as never })));
		const row = { name: "যমজ", gender: "মেয়ে", fatherName: "পিতা", motherName: "সালমা", birthNumber: twin.birthNumber };
		const plan = await dryRun([...twins.map(({ code }) => ({ ...row, code: String(code) })), pupil(30, row)]);
		expect([kindsOf(plan), reasonsOf(plan)]).toEqual([["same", "same", "refused"], [rowFaults.birthNumberOfMany]]);
		for (const { id } of twins) await payload.delete({ collection: "students", id });
	}, 60_000);

	test("the list of students, in both formats, comes back unchanged; it can be narrowed by year, class and section", async () => {
		const { readFileRows, writeList } = await load();
		// Without enrolment, and with texts that spreadsheets would take for formulas.
		const odd = { ...person, name: "=cmd()", fatherName: "+ক", motherName: "'@খ", presentAddress: "- দক্ষিণ \r\nচর" };
		const { id } = await payload.create({ collection: "students", data: odd as never });
		const count = (await payload.count({ collection: "students" })).totalDocs;
		for (const format of ["xlsx", "csv"] as const) {
			const bytes = await writeList(format, {});
			const { rows } = await readFileRows(bytes);
			for (const { cells } of rows)
				for (const cell of Object.values(cells)) expect(String(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
			const plan = await dryRunOf(new File([new Uint8Array(bytes)], "তালিকা"));
			expect([reasonsOf(plan), kindsOf(plan)]).toEqual([[], Array(count).fill("same")]);
			await cancelOpen(plan.id);
		}
		const linesOf = async (filter: object) => (await readFileRows(await writeList("csv", filter))).rows.length;
		const placed = (await payload.count({ collection: "enrolments" })).totalDocs;
		expect(await linesOf({ year })).toBe(placed);
		expect(await linesOf({ class: 8 })).toBe(placed);
		expect(await linesOf({ year, class: 8, section })).toBe(placed);
		await expect(linesOf({ year, class: 7 })).rejects.toMatchObject({ fault: "empty" });
		await payload.delete({ collection: "students", id });
	}, 60_000);

	test("the template is empty and names the school's classes; refused rows come with their reasons and are refused again", async () => {
		const { readFileRows, writeRefused, writeTemplate } = await load();
		await expect(readFileRows(await writeTemplate())).rejects.toMatchObject({ fault: "empty" });
		const faulty = [pupil(31, { birthNumber: "2.01E+16" }), pupil(32, { class: "একাদশ" })];
		const plan = await dryRun([pupil(33), ...faulty]);
		const before = reasonsOf(plan);
		const refused = new File([new Uint8Array(await writeRefused(plan.id))], "বাদ.xlsx");
		await cancelOpen(plan.id);
		const again = await dryRunOf(refused);
		expect([again.rows.length, again.ignored, reasonsOf(again)]).toEqual([2, [importFileText.reason], before]);
		await cancelOpen(again.id);
	}, 60_000);

	test("one import at a time; cancelling leaves nothing", async () => {
		const { currentRun, startImport } = await load();
		const before = await snapshot();
		const plan = await dryRun([pupil(40)]);
		await expect(startImport(staff, uploadOf([pupil(41)]))).rejects.toMatchObject({ kind: "invalid" });
		await cancelOpen(plan.id);
		expect([await currentRun(), await snapshot()]).toEqual([null, before]);
		await expect(confirm(plan)).rejects.toMatchObject({ kind: "notFound" });
	}, 60_000);

	test("what was shown is what is applied: it stops when a record has changed", async () => {
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
	}, 60_000);

	test("cancelling while it is applied rolls everything back", async () => {
		const { cancelImport, confirmImport } = await load();
		const plan = await dryRun(Array.from({ length: 900 }, (_, index) => pupil(index + 100)));
		const before = await snapshot();
		await confirmImport(plan.id, plan.fingerprint);
		await cancelImport(plan.id);
		expect(await after("applying")).toBeNull();
		expect(await snapshot()).toBe(before);
	}, 60_000);

	test("undoing brings back every column of every record, in reverse order, and only once", async () => {
		const { undoRun } = await load();
		const known = await studentNamed("রহিমা 1");
		const states = [await snapshot()];
		const ids: number[] = [];
		for (const rows of [
			[pupil(60), pupil(61, { code: String(known?.code), name: "আরেক নাম" })],
			[pupil(62, { code: String(known?.code), name: "শেষ নাম", class: "৬", section: "খ" })],
		]) {
			ids.push(await importRows(rows));
			states.push(await snapshot());
		}
		const [first = 0, second = 0] = ids;
		await expect(undoRun(first)).rejects.toMatchObject({ holds: [{ reason: undoFaults.changed }] });
		expect(await snapshot()).toBe(states[2]);
		await undoRun(second);
		expect(await snapshot()).toBe(states[1]);
		await undoRun(first);
		expect(await snapshot()).toBe(states[0]);
		await expect(undoRun(first)).rejects.toMatchObject({ kind: "notFound" });
	}, 60_000);

	test("nothing is undone while something hangs on it, and each reason is given", async () => {
		const { undoRun, query, sql } = await load();
		const names = [70, 71, 72, 73, 74, 75].map((roll) => `রহিমা ${roll}`);
		const id = await importRows([70, 71, 72, 73, 74, 75].map((roll) => pupil(roll)));
		const students = await Promise.all(names.map(studentNamed));
		const at = (index: number) => students[index]?.id ?? 0;
		const exam = await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "monthly" } });
		const result = await payload.create({
			collection: "results",
			data: { student: at(0), exam: exam.id, total: 0, subjects: [] },
		});
		await payload.update({ collection: "students", id: at(1), data: { newPassword: "প্রথম পাসওয়ার্ড" } as never });
		await payload.update({ collection: "students", id: at(2), data: { motherName: "অন্য" } });
		const later = await payload.create({ collection: "years", data: { year: 2027 } });
		const enrolled = { student: at(3), year: later.id, section, roll: 1 };
		await payload.create({ collection: "enrolments", data: enrolled as never });
		const { docs } = await payload.find({ collection: "enrolments", where: { student: { equals: at(4) } } });
		await payload.update({ collection: "enrolments", id: docs[0]?.id ?? 0, data: { roll: 999 } });
		// Deleted by hand: nothing is left to undo.
		await payload.delete({ collection: "students", id: at(5) });
		const before = await snapshot();
		const expected = [
			[names[0], undoFaults.results],
			[names[1], undoFaults.password],
			[names[2], undoFaults.changed],
			[names[3], undoFaults.enrolled],
			[names[4], undoFaults.enrolmentChanged],
		];
		const holds = await undoRun(id).catch((error: { holds: { title: string; reason: string }[] }) => error.holds);
		expect((holds ?? []).map(({ title, reason }) => [title.split(" · ")[0], reason]).sort()).toEqual(expected.sort());
		expect(await snapshot()).toBe(before);
		await payload.delete({ collection: "results", id: result.id });
		for (const index of [1, 2, 3, 4]) await payload.delete({ collection: "students", id: at(index) });
		await undoRun(id);
		expect(await query(sql`SELECT id FROM students WHERE name IN (${names[0]}, ${names[5]})`)).toEqual([]);
	}, 60_000);

	test("killed at every step, an import and its undoing are done completely or not at all", async () => {
		const { query, sql } = await load();
		const known = await studentNamed("রহিমা 1");
		const stateOf = async (id: number) =>
			(await query<{ state: string }>(sql`SELECT state FROM imports WHERE id = ${id}`))[0]?.state;
		const before = await snapshot();
		const plan = await dryRun([pupil(80), pupil(81, { code: String(known?.code), name: "নতুন নাম" })]);
		/** @returns whether the task was done when its process was killed, for each step */
		async function killAtEachStep(task: "apply" | "undo", done: string): Promise<boolean[]> {
			const outcomes: boolean[] = [];
			const start = await snapshot();
			for (let step = 1; step < mostSteps; step += 1) {
				const killed = await killedAt(step, program, task, String(plan.id));
				const isDone = (await stateOf(plan.id)) === done;
				expect((await snapshot()) !== start).toBe(isDone);
				outcomes.push(isDone);
				if (isDone || !killed) break;
				// As the next process does after a while.
				if (task === "apply")
					await query(sql`UPDATE imports SET state = 'planned' WHERE id = ${plan.id} AND state = 'applying'`);
			}
			return outcomes;
		}
		for (const [task, done] of [
			["apply", "applied"],
			["undo", "undone"],
		] as const) {
			const outcomes = await killAtEachStep(task, done);
			// Nothing is done before the last step, which is after the commit.
			expect(outcomes.length).toBeGreaterThan(5);
			expect(outcomes).toEqual([...outcomes.slice(1).map(() => false), true]);
		}
		expect(await snapshot()).toBe(before);
	}, 600_000);

	test("an import left by a process that ended is closed", async () => {
		const { currentRun, query, sql } = await load();
		const long = new Date(Date.now() - 3_600_000).toISOString();
		const leave = (state: string) =>
			query(
				sql`INSERT INTO imports (open, state, file, content, updated_at) VALUES (1, ${state}, 'ক', '{"rows":[]}', ${long})`,
			);
		await leave("reading");
		expect(await currentRun()).toMatchObject({ state: "failed", fault: "stopped" });
		await query(sql`DELETE FROM imports WHERE state = 'failed'`);
		await leave("applying");
		const run = await currentRun();
		expect(run).toMatchObject({ state: "planned", fault: "stopped" });
		await cancelOpen(run?.id ?? 0);
		expect(await currentRun()).toBeNull();
	}, 60_000);
}
