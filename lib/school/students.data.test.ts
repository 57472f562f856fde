/** Tests of the student records that run on both databases; each test file has its own database. */

import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";

const open = testDatabase();

describe("student records", () => {
	let payload: Payload;
	const student = (more: object = {}) =>
		payload.create({
			collection: "students",
			data: { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", ...more } as never,
		});

	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	test("has the eleven classes with their codes for ids", async () => {
		const { docs } = await payload.find({ collection: "classes", sort: "id", pagination: false });
		expect(docs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});

	test("unique: roll per section and year, enrolment per student and year, result per student and exam", async () => {
		const year = await payload.create({ collection: "years", data: { year: 2026 } });
		const section = await payload.create({ collection: "sections", data: { name: "ক", class: 3 } });
		const [one, two] = [await student(), await student()];
		const enrol = (who: number, roll: number) =>
			payload.create({
				collection: "enrolments",
				data: { student: who, year: year.id, section: section.id, roll } as never,
				depth: 0,
			});
		expect(await enrol(one.id, 1)).toMatchObject({ class: 3 });
		await expect(enrol(two.id, 1)).rejects.toThrow();
		await expect(enrol(one.id, 2)).rejects.toThrow();
		await enrol(two.id, 2);

		const exam = await payload.create({
			collection: "exams",
			data: { name: "বার্ষিক", year: year.id, type: "semester" },
		});
		const subjects = [{ name: "বাংলা", monthMarks: 20.1, semesterMarks: 50.2, marks: 0, fullMarks: 100 }];
		const result = () =>
			payload.create({ collection: "results", data: { student: one.id, exam: exam.id, total: 0, subjects } });
		expect((await result()).total).toBe(70.3);
		await expect(result()).rejects.toThrow();
		await expect(payload.delete({ collection: "years", id: year.id })).rejects.toThrow();
		await payload.delete({ collection: "students", id: one.id });
		expect((await payload.count({ collection: "results" })).totalDocs).toBe(0);
	});

	test("a student who is made with a password can log in", async () => {
		const { login } = await import("./students");
		const password = "নদীর ওপারে বৃষ্টি";
		const { code } = await student({ newPassword: password });
		expect(await login(code, password)).toMatch(`${code}|`);
		expect(await login(code, "অন্য পাসওয়ার্ড")).toBeNull();
	});

	test("gives every number once, above the highest", async () => {
		const { nextCode } = await import("@/lib/cms/students/codes");
		await student({ code: 3_000_000 });
		const { inTransaction } = await import("./query");
		const codes = await Promise.all(Array.from({ length: 20 }, () => inTransaction(nextCode)));
		expect(new Set(codes).size).toBe(20);
		expect(Math.min(...codes)).toBe(3_000_001);
		await student({ code: 3_000_100 });
		expect(await inTransaction(nextCode)).toBe(3_000_101);
	});

	test("a token opens its student until it expires, or the password changes", async () => {
		const { findTokenOwner, issueToken } = await import("./tokens");
		const { inTransaction } = await import("./query");
		const { readToken } = await import("@/lib/auth/tokens");
		const ownerOf = async (token: string) => {
			const parts = readToken(`Bearer ${token}`);
			return parts && findTokenOwner(parts);
		};
		const { id, code } = await student();
		const give = (passwordVersion: number) =>
			inTransaction((req) => issueToken({ code, student: id, passwordVersion }, req));
		const token = await give(0);
		expect(await ownerOf(token)).toEqual({ code, student: id, application: null });
		const secret = token.split("|")[1];
		await expect(ownerOf(`${code + 1}|${secret}`)).resolves.toBeNull();

		const expire = (expiresAt: Date) =>
			payload.update({ collection: "tokens", where: {}, data: { expiresAt: expiresAt.toISOString() } });
		await expire(new Date(Date.now() + 5000));
		expect(await ownerOf(token)).toMatchObject({ code });
		await expire(new Date(Date.now() - 1));
		await expect(ownerOf(token)).resolves.toBeNull();

		const [first, stored] = [await give(0), await payload.find({ collection: "tokens" })];
		expect(JSON.stringify(stored.docs)).not.toContain(first.split("|")[1]);
		await payload.update({ collection: "students", id, data: { newPassword: "প্রথম পাসওয়ার্ড" } });
		expect(await ownerOf(first)).toMatchObject({ code });
		await payload.update({ collection: "students", id, data: { newPassword: "দ্বিতীয় পাসওয়ার্ড" } });
		await expect(ownerOf(first)).resolves.toBeNull();
		expect(await ownerOf(await give(1))).toMatchObject({ code });
	});

	test("a limit is stored in the database: it holds across processes and restarts", async () => {
		const { storedLimit } = await import("./limit-store");
		// Neither keeps state in memory, so they act like two processes.
		const [one, another] = [storedLimit("test", 5, 60), storedLimit("test", 5, 60)];
		const tries = await Promise.allSettled(
			Array.from({ length: 10 }, (_, index) => (index % 2 ? one : another).consume("key")),
		);
		expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
		const restarted = storedLimit("test", 5, 60);
		await expect(restarted.consume("key")).rejects.toMatchObject({
			remainingPoints: 0,
			msBeforeNext: expect.any(Number),
		});
		expect(await restarted.consume("other")).toMatchObject({ remainingPoints: 4 });
		await restarted.delete("key");
		const { query, sql } = await import("./query");
		const ahead = Date.now() + 365 * dayLength;
		await query(sql`UPDATE limits SET points = 5, expire = ${ahead} WHERE key = 'test:other'`);
		expect(await restarted.consume("other")).toMatchObject({ consumedPoints: 1 });
		expect(await one.consume("key")).toMatchObject({ consumedPoints: 1 });
	});

	test("a limit starts again after its window", async () => {
		const { storedLimit } = await import("./limit-store");
		const limit = storedLimit("short", 1, 1);
		await limit.consume("key");
		await expect(limit.consume("key")).rejects.toMatchObject({ remainingPoints: 0 });
		await new Promise((resolve) => setTimeout(resolve, 1100));
		expect(await limit.consume("key")).toMatchObject({ consumedPoints: 1 });
	});
});
