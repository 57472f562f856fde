/** Tests of the students' records, and of directory, results and password change. */
import type { Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import { countQueries } from "@/lib/cms/testing/counted-queries";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass, withdrawClass } from "@/lib/cms/testing/releases";
import { dayLength } from "@/lib/contract/days";

const open = testDatabase();
const password = "নদীর পাড়ে ঘর";
const texts = studentText.password;

describe("student records", () => {
	let payload: Payload;
	const student = (more: object = {}) =>
		payload.create({
			collection: "students",
			data: { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", ...more } as never,
		});

	beforeAll(async () => {
		payload = await open();
	});

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
		const subjects = [{ name: "বাংলা", marks: 70.3, full: 100 }];
		const result = () => insertResult(payload, { student: one.id, exam: exam.id, subjects });
		const first = await result();
		expect(await result()).toBe(first);
		expect(await payload.findByID({ collection: "results", id: first, depth: 0 })).toMatchObject({
			...{ class: 3, section: section.id, year: year.id, code: one.code, total: 70.3 },
		});
		await expect(payload.delete({ collection: "years", id: year.id })).rejects.toThrow();
		await payload.delete({ collection: "students", id: one.id });
		expect((await payload.count({ collection: "results" })).totalDocs).toBe(0);
	});

	test("a year's path of sections is known while it has the year", async () => {
		const { isKnownPath } = await import("./known-paths");
		const year = await payload.create({ collection: "years", data: { year: 1990 } });
		expect(await isKnownPath("/section-list/1990")).toBe(true);
		for (const name of ["1991", "01990", "1990.0", "x", "%E0%A7%A7%E0%A7%AF%E0%A7%AF%E0%A7%A6"])
			expect([name, await isKnownPath(`/section-list/${name}`)]).toEqual([name, false]);
		expect(await isKnownPath("/section-list")).toBeNull();
		await payload.delete({ collection: "years", id: year.id });
		expect(await isKnownPath("/section-list/1990")).toBe(false);
	});

	test("a student who is made with a password can log in", async () => {
		const { login } = await import("./students");
		const password = "নদীর ওপারে বৃষ্টি";
		const { code } = await student({ newPassword: password });
		expect(await login(code, password)).toHaveProperty("token", expect.stringMatching(`${code}|`));
		expect(await login(code, "অন্য পাসওয়ার্ড")).toBeNull();
	});

	test("numbers are of the year, not in order, and given once, also at the same time", async () => {
		const { newCode, newCodes } = await import("@/lib/cms/students/codes");
		const { inTransaction } = await import("./query");
		const { yearOf } = await import("@/lib/contract/days");
		const start = yearOf(new Date()) * 100_000;
		const codes = await Promise.all(Array.from({ length: 20 }, () => inTransaction(newCode)));
		expect(Math.min(...codes)).toBeGreaterThanOrEqual(start);
		expect(Math.max(...codes)).toBeLessThan(start + 100_000);
		expect(codes.toSorted((a, b) => a - b)).not.toEqual(codes);
		const many = await inTransaction((req) => newCodes(req, 3000, new Set(codes)));
		expect(new Set([...many, ...codes]).size).toBe(3020);

		const made = await Promise.all([student(), student(), student(), student(), student()]);
		expect(new Set(made.map(({ code }) => code)).size).toBe(5);
		// Of the year's numbers one is left, and a student has it: then numbers get a digit more.
		const [{ code: last } = { code: 0 }] = made;
		const others = Array.from({ length: 100_000 }, (_, index) => start + index).filter((code) => code !== last);
		const [next] = await inTransaction((req) => newCodes(req, 1, new Set(others)));
		expect(Math.floor((next ?? 0) / 1_000_000)).toBe(start / 100_000);
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
		await expire(new Date(Date.now() + dayLength));
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
		const [{ storedLimit }, { query, sql }] = [await import("./limit-store"), await import("./query")];
		const limit = storedLimit("short", 1, 3600);
		await limit.consume("key");
		await expect(limit.consume("key")).rejects.toMatchObject({ remainingPoints: 0 });
		await query(sql`UPDATE limits SET expire = ${Date.now() - 1} WHERE key = 'short:key'`);
		expect(await limit.consume("key")).toMatchObject({ consumedPoints: 1 });
	});
});

describe("directory, results and passwords", () => {
	let payload: Payload;
	let year: number;
	let section: number;
	let codes: number[];

	const enrol = async (roll: number) => {
		const student = await payload.create({
			collection: "students",
			data: {
				name: `শিক্ষার্থী ${roll}`,
				gender: String((roll % 3) + 1),
				fatherName: "করিম",
				motherName: "সালমা",
				newPassword: password,
			} as never,
		});
		const data = { student: student.id, year, section, roll } as never;
		await payload.create({ collection: "enrolments", data, depth: 0 });
		return student;
	};

	beforeAll(async () => {
		payload = await open();
		year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "খ", class: 6 } })).id;
		// Created in reverse order: the list must be sorted by roll.
		codes = [];
		for (let roll = 31; roll >= 1; roll--) codes[roll] = (await enrol(roll)).code;
	});

	test("the directory is sorted by roll and paginated, with numbers as numbers", async () => {
		const { getDirectory } = await import("./directory");
		const first = await getDirectory(year, 6, section, 1);
		expect(first?.student.data.map(({ roll }) => roll)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
		expect(first).toMatchObject({
			student: { current_page: 1, per_page: 30, total: 31 },
			next_page_url: `/api/student-get/${year}/6/${section}?page=2`,
		});
		const second = await getDirectory(year, 6, section, 2);
		expect(second).toMatchObject({
			student: { data: [{ code: codes[31], roll: 31, section_name: "খ" }] },
			studentDetails: [{ code: codes[31], name: "শিক্ষার্থী 31", image: null }],
			next_page_url: null,
		});
		expect((await getDirectory(year, 6, section, 3))?.student.data).toEqual([]);
		expect(await getDirectory(year, 5, section, 1)).toBeNull();
		expect(await getDirectory(year + 100, 6, section, 1)).toBeNull();
	});

	test("a year's students are counted by section and gender", async () => {
		const { getSectionCounts } = await import("./directory");
		const counts = await getSectionCounts(year);
		expect(counts?.year).toEqual({ id: year, year: 2031 });
		expect(counts?.male[section]).toBe(10);
		expect(counts?.female[section]).toBe(11);
		expect(counts?.total[section]).toBe(31);
		expect(await getSectionCounts(year + 100)).toBeNull();
	});

	test("a released result is found with its grades, only when all search fields match", async () => {
		const { findSheet, getSheetHead } = await import("./results");
		const { docs } = await payload.find({ collection: "students", where: { code: { equals: codes[7] } } });
		const data = { name: "অর্ধবার্ষিক", year, type: "semester" } as const;
		const exam = (await payload.create({ collection: "exams", data })).id;
		const subjects = [
			{ name: "বাংলা", marks: 85.75, full: 100, parts: { month: 25.5, semester: 60.25 } },
			{ name: "গণিত", marks: 65, full: 100, parts: { month: 20, semester: 45 } },
		];
		await insertResult(payload, { student: docs[0]?.id ?? 0, exam, position: 3, subjects });
		const right = { exam_name: exam, year, class: 6, studentId: codes[7] ?? 0 };
		// Released: another class of the same exam, and this class at a future time. Neither makes the result public.
		await releaseClass(payload, exam, 5);
		expect(await findSheet(right)).toBeNull();
		await releaseClass(payload, exam, 6, new Date(Date.now() + 60_000).toISOString());
		expect(await findSheet(right)).toBeNull();
		await withdrawClass(payload, exam, 6);
		await releaseClass(payload, exam, 6);

		expect(await findSheet(right)).toEqual({
			details: expect.objectContaining({ placed: null }),
			year: 2031,
			head: await getSheetHead(right),
			result: {
				student_id: codes[7],
				position: 3,
				total_marks: 150.75,
				year_id: year,
				exam_id: exam,
				exam_type: "semester",
				class_id: 6,
				gpa: 4.25,
				grade: "A",
			},
			subjects: [
				expect.objectContaining({ subject_name: "বাংলা", month_marks: 25.5, marks: 85.75, grade: "A+", point: 5 }),
				expect.objectContaining({ subject_name: "গণিত", semester_marks: 45, marks: 65, grade: "A-", point: 3.5 }),
			],
		});
		const { class: _, ...anyClass } = right;
		expect(await findSheet(anyClass)).toEqual(await findSheet(right));
		expect(await getSheetHead(right)).toMatchObject({
			student: { code: codes[7], name: "শিক্ষার্থী 7" },
			class: { id: 6 },
			section: { id: section, section_name: "খ" },
			roll: 7,
		});
		for (const wrong of [{ class: 5 }, { studentId: codes[8] ?? 0 }, { year: year + 100 }, { exam_name: exam + 100 }])
			expect(await findSheet({ ...right, ...wrong })).toBeNull();
		expect(await countQueries(payload, () => findSheet(right))).toBe(1);
		expect(await countQueries(payload, () => getSheetHead(right))).toBe(1);

		await withdrawClass(payload, exam, 6);
		expect(await findSheet(right)).toBeNull();
		expect(await getSheetHead(right)).toBeNull();
	});

	test("the newest result is that of the newest year's exam that was released last, of the own ones", async () => {
		const { getNewestResult } = await import("./results");
		const { docs } = await payload.find({ collection: "students", where: { code: { in: codes.slice(5, 7) } } });
		const [own = 0, another = 0] = codes.slice(5, 7).map((code) => docs.find((doc) => doc.code === code)?.id ?? 0);
		const before = (await payload.create({ collection: "years", data: { year: 2030 } })).id;
		await payload.create({
			collection: "enrolments",
			data: { student: own, year: before, section, roll: 99 } as never,
		});
		const examOf = async (name: string, year: number) =>
			(await payload.create({ collection: "exams", data: { name, year, type: "semester" } })).id;
		const [old, first, second, foreign] = [
			await examOf("গত বছরের", before),
			await examOf("প্রথম", year),
			await examOf("দ্বিতীয়", year),
			await examOf("অন্যের", year),
		];
		const subjects = [{ name: "বাংলা", marks: 85, full: 100 }];
		for (const exam of [old, first, second]) await insertResult(payload, { student: own, exam, subjects });
		await insertResult(payload, { student: another, exam: foreign, subjects });
		expect(await getNewestResult(own)).toBeNull();

		const at = (day: number) => `2026-02-0${day}T00:00:00.000Z`;
		await releaseClass(payload, old, 6, at(3));
		const last = { exam_name: "গত বছরের", exam_id: old, year_id: before, year: 2030, gpa: 5, grade: "A+" };
		expect(await getNewestResult(own)).toEqual(last);
		await releaseClass(payload, second, 6, at(1));
		await releaseClass(payload, first, 6, at(2));
		await releaseClass(payload, foreign, 6, at(4));
		expect(await getNewestResult(own)).toMatchObject({ exam_id: first, year: 2031 });
		await withdrawClass(payload, first, 6);
		await releaseClass(payload, first, 6, new Date(Date.now() + 60_000).toISOString());
		expect(await getNewestResult(own)).toMatchObject({ exam_id: second });
		for (const exam of [old, first, second, foreign]) await withdrawClass(payload, exam, 6);
	});

	test("a password change happens once and revokes all tokens; refused ones change nothing", async () => {
		const { changePassword, login } = await import("./students");
		const { findTokenOwner } = await import("./tokens");
		const { readToken } = await import("@/lib/auth/tokens");
		const code = codes[1] ?? 0;
		const owner = { code, student: null, application: null };
		const change = (more: object = {}) => {
			const fresh = "নতুন পাসওয়ার্ড";
			return changePassword(owner, {
				current_password: password,
				new_password: fresh,
				confirm_password: fresh,
				...more,
			});
		};
		const made = await login(code, password);
		if (made === null || made === "ended") throw new Error("no login");
		expect(made.mustChange).toBe(false);
		const isOpen = async () => (await findTokenOwner(readToken(`Bearer ${made.token}`) as never)) !== null;

		for (const [more, message] of [
			[{ current_password: "অন্য কিছু" }, texts.wrong],
			[{ confirm_password: "অন্য কিছু" }, texts.mismatch],
			[{ new_password: password, confirm_password: password }, texts.unchanged],
			[{ new_password: String(code), confirm_password: String(code) }, expect.any(String)],
		] as const)
			expect(await change(more)).toMatchObject({ success: false, message });
		expect(await isOpen()).toBe(true);

		const together = await Promise.all([change(), change()]);
		expect(together.map(({ success }) => success).sort()).toEqual([false, true]);
		expect(await isOpen()).toBe(false);
		expect(await login(code, password)).toBeNull();
		expect(await login(code, "নতুন পাসওয়ার্ড")).toHaveProperty("token", expect.stringMatching(new RegExp(`^${code}\\|`)));
	});
});
