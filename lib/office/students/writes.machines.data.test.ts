/** Tests that a write is atomic when its process is killed, and that a retry succeeds. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { killedAt } from "@/lib/cms/testing/killed-process";
import { insertResult } from "@/lib/cms/testing/releases";
import { anyAge, storedNames } from "@/lib/files/testing/stored-names";
import type { WriteName } from "./testing/writes";

type Place = { year: number; section: number; roll: number };
type Input = { key: string; code: number; student: number; application: number; place: Place };

const program = "../office/students/testing/killed-write";

/** More steps than any write has. */
const mostSteps = 10;

/** The limit per student: the next login revokes the oldest. */
const tokensBefore = 10;

const open = testDatabase();

describe("killed writes", () => {
	let payload: Payload;
	let section: number;
	let exam: number;
	let year: number;
	let used = 0;

	const load = async () => ({
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/tokens")),
		...(await import("./testing/writes")),
		...(await import("@/lib/auth/tokens")),
	});
	const first = async <T>(statement: Parameters<Awaited<ReturnType<typeof load>>["query"]>[0]) =>
		(await (await load()).query<T>(statement))[0];
	const count = async (table: string, column: string, value: number) => {
		const { sql } = await load();
		const found = await first<{ n: number }>(
			sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${value}`,
		);
		return Number(found?.n);
	};
	const pictures = () => storedNames("students");

	/** Creates a student with all dependent records, and a pending application. */
	async function prepare(): Promise<Input> {
		used += 1;
		const { inTransaction, issueToken, passwords, writes } = await load();
		const key = `killed-in-the-middle-${used}`;
		const { id, code } = await payload.create({
			collection: "students",
			data: {
				...{ name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" },
				newPassword: passwords.first,
			} as never,
		});
		const input = { key, code, student: id, application: 0, place: { year, section, roll: 1000 + used } };
		await writes.picture(input);
		for (let given = 0; given < tokensBefore; given += 1)
			await inTransaction((req) => issueToken({ code, student: id, passwordVersion: 0 }, req));
		await payload.create({ collection: "enrolments", data: { student: id, year, section, roll: used } as never });
		await insertResult(payload, { student: id, exam, subjects: [{ name: "বাংলা", marks: 50, full: 100 }] });
		await writes.application({ key: `${key}-waiting` });
		const { sql } = await load();
		const waiting = await first<{ id: number }>(
			sql`SELECT id FROM applications WHERE previous_school = ${`${key}-waiting`}`,
		);
		return { ...input, application: waiting?.id ?? 0 };
	}

	/** A new password ends all tokens. */
	async function hasNewPassword(student: number, before: Snapshot): Promise<boolean> {
		const { version } = await snapshot(student);
		expect([version, await count("tokens", "student_id", student)]).toEqual(
			version === before.version ? [0, tokensBefore] : [1, 0],
		);
		return version > before.version;
	}

	/** Returns whether the write was done; fails if it was done partially. */
	const isDone: Record<WriteName, (input: Input, before: Snapshot) => Promise<boolean>> = {
		application: async ({ key }) => {
			const { sql } = await load();
			const found = await first<{ id: number; code: number | string; picture: string }>(
				sql`SELECT id, code, picture FROM applications WHERE previous_school = ${key}`,
			);
			if (!found) return false;
			expect(await count("tokens", "application_id", found.id)).toBeGreaterThan(0);
			expect(await pictures()).toContain(found.picture);
			return true;
		},
		login: async ({ student }, before) => {
			expect(await count("tokens", "student_id", student)).toBe(tokensBefore);
			return (await snapshot(student)).token > before.token;
		},
		password: ({ student }, before) => hasNewPassword(student, before),
		slip: ({ student }, before) => hasNewPassword(student, before),
		picture: async ({ student }, before) => {
			const { picture } = await snapshot(student);
			expect(await pictures()).toContain(picture);
			return picture !== before.picture;
		},
		admission: async ({ application, place }) => {
			const { sql } = await load();
			const found = await first<{ status: string; by: string | null; student: number | null; hash: string | null }>(sql`
				SELECT a.status, a.decided_by AS "by", s.id AS student, s.password_hash AS hash
				FROM applications a LEFT JOIN students s ON s.code = a.code WHERE a.id = ${application}`);
			const isAdmitted = found?.status === "admitted";
			const made = [found?.by, found?.student, found?.hash].map((value) => value !== null);
			expect(made).toEqual([isAdmitted, isAdmitted, isAdmitted]);
			expect(await count("enrolments", "roll", place.roll)).toBe(isAdmitted ? 1 : 0);
			return isAdmitted;
		},
		removal: async ({ student }) => {
			const tables = ["tokens", "enrolments", "results"];
			const counts = await Promise.all(tables.map((table) => count(table, "student_id", student)));
			const students = await count("students", "id", student);
			expect(counts).toEqual(students ? [tokensBefore, 1, 1] : [0, 0, 0]);
			return students === 0;
		},
	};

	type Snapshot = { version: number; picture: string; token: number };
	async function snapshot(student: number): Promise<Snapshot> {
		const { sql } = await load();
		const row = await first<{ version: number | string; picture: string; token: number | string }>(sql`
			SELECT password_version AS version, picture, (SELECT max(id) FROM tokens WHERE student_id = ${student}) AS token
			FROM students WHERE id = ${student}`);
		return { version: Number(row?.version), picture: row?.picture ?? "", token: Number(row?.token) };
	}

	beforeAll(async () => {
		payload = await open();
		year = (await payload.create({ collection: "years", data: { year: 2026 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "ক", class: 3 } })).id;
		exam = (await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "semester" } })).id;
	});

	test.each(Object.keys(isDone) as WriteName[])(
		"%s, killed at its first write, before and after its commit",
		async (name) => {
			const { findTokenOwner, readToken, writes } = await load();
			const outcomes: boolean[] = [];
			for (let step = 1; step < mostSteps; step += 1) {
				const input = await prepare();
				const before = await snapshot(input.student);
				const killed = await killedAt(step, program, name, JSON.stringify(input));
				const done = await isDone[name](input, before);
				outcomes.push(done);
				if (!done) await writes[name](input);
				expect(await isDone[name](input, before)).toBe(true);
				if (name === "application") {
					// A client without a response submits the same form again.
					const { token } = await writes.application(input);
					const parts = readToken(`Bearer ${token}`);
					expect(parts && (await findTokenOwner(parts))).toMatchObject({ code: expect.any(Number) });
				}
				expect(killed).toBe(true);
				if (done) break;
			}
			// Nothing is done before the last step, which is after the commit.
			expect(outcomes.length).toBeGreaterThan(2);
			expect(outcomes).toEqual([...outcomes.slice(1).map(() => false), true]);
		},
		600_000,
	);

	test("the cleanup keeps only referenced pictures", async () => {
		const { query, sql } = await load();
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const before = (await pictures()).length;
		await tidyUp(payload, anyAge);
		expect((await pictures()).length).toBeLessThan(before);
		const held = await query<{ picture: string }>(sql`
			SELECT picture FROM students WHERE picture IS NOT NULL
			UNION SELECT picture FROM applications WHERE picture IS NOT NULL`);
		expect(await pictures()).toEqual(held.map(({ picture }) => picture).sort());
	});
});
