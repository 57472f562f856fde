/** Tests of password slips and of the codes of printed papers. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass, withdrawClass } from "@/lib/cms/testing/releases";
import type { Login } from "@/lib/school/students";

const open = testDatabase();

describe("sheets", () => {
	let payload: Payload;
	let used = 0;

	const load = async () => ({
		...(await import("@/lib/school/applications")),
		...(await import("./passwords")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/sheet-codes")),
		...(await import("@/lib/school/students")),
		...(await import("@/lib/school/tokens")),
		...(await import("@/lib/school/testing/application")),
		...(await import("@/lib/auth/tokens")),
		...(await import("@/lib/auth/sheet-tokens")),
	});

	const createStudent = (more: object = {}) =>
		payload.create({
			collection: "students",
			data: { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", ...more } as never,
		});

	/** @returns the token of a login that succeeded */
	function tokenOf(made: Login | "ended" | null): string {
		if (made === null || made === "ended") throw new Error("no login");
		return made.token;
	}

	async function stateOf(token: string | null) {
		const { checkSheetToken } = await load();
		return (await checkSheetToken(token ?? "")).state;
	}

	beforeAll(async () => {
		payload = await open();
	});

	test("random passwords replace the earlier ones, end all tokens and clear the counted failures", async () => {
		const { findTokenOwner, login, query, readToken, setRandomPasswords, sql } = await load();
		const { storedLimit, studentLoginLimit } = await import("@/lib/school/limit-store");
		const earlier = "নদীর পাড়ে ঘর";
		const students = [await createStudent({ newPassword: earlier }), await createStudent()];
		const [first, second] = students.map(({ id, code }) => ({ id, code }));
		const other = await createStudent({ newPassword: earlier });
		if (!first || !second) throw new Error("no students");
		const token = tokenOf(await login(first.code, earlier));
		const isOpen = async () => (await findTokenOwner(readToken(`Bearer ${token}`) as never)) !== null;
		const failures = async () => (await query(sql`SELECT 1 FROM limits WHERE key LIKE ${`%${first.code}%`}`)).length;
		for (const code of [first.code, other.code]) {
			// The same keys as in lib/http/limits.
			await storedLimit(`${studentLoginLimit}-student`, 5, 900).consume(code);
			await storedLimit(`${studentLoginLimit}-pair`, 5, 900).consume(`${code}@203.0.113.1`);
		}
		expect([await isOpen(), await failures()]).toEqual([true, 2]);

		const set = await setRandomPasswords([first, second]);
		expect(set).toMatchObject([
			{ id: first.id, passwordVersion: 1 },
			// A first password does not end an application's token.
			{ id: second.id, passwordVersion: 0 },
		]);
		expect([await isOpen(), await failures()]).toEqual([false, 0]);
		expect(await login(first.code, earlier)).toBeNull();
		for (const [index, { code }] of [first, second].entries())
			expect(await login(code, set[index]?.password ?? "")).toHaveProperty("token", expect.stringMatching(`${code}|`));
		expect(await login(other.code, earlier)).toHaveProperty("token", expect.stringMatching(`${other.code}|`));
		const [stored] = await query<{ hash: string }>(
			sql`SELECT password_hash AS hash FROM students WHERE id = ${first.id}`,
		);
		expect(stored?.hash).toMatch(/^\$argon2id\$/);
	});

	test("a batch of passwords is set for all students or for none", async () => {
		const { findTokenOwner, login, readToken, setRandomPasswords } = await load();
		const password = "নদীর ওপারে বৃষ্টি";
		const { id, code } = await createStudent({ newPassword: password });
		const token = tokenOf(await login(code, password));
		await expect(
			setRandomPasswords([
				{ id, code },
				{ id: 999_999, code: 1 },
			]),
		).rejects.toThrow("deleted");
		expect(await findTokenOwner(readToken(`Bearer ${token}`) as never)).toMatchObject({ code });
		expect(await login(code, password)).toHaveProperty("token", expect.stringMatching(`${code}|`));
	});

	test("a slip is genuine until the password or the name changes", async () => {
		const { changePassword, setRandomPasswords, slipToken } = await load();
		const { id, code, name } = await createStudent();
		const make = async () => {
			const [{ password, passwordVersion } = { password: "", passwordVersion: 0 }] = await setRandomPasswords([
				{ id, code },
			]);
			return { password, token: slipToken({ id, code, name, passwordVersion }) };
		};
		const [first, second] = [await make(), await make()];
		expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(["outdated", "genuine"]);
		await payload.update({ collection: "students", id, data: { name: "রহিমা খাতুন" } });
		expect(await stateOf(second.token)).toBe("outdated");
		await payload.update({ collection: "students", id, data: { name } });
		const change = { new_password: "নতুন পাসওয়ার্ড", confirm_password: "নতুন পাসওয়ার্ড" };
		await changePassword({ code, student: id, application: null }, { current_password: second.password, ...change });
		expect(await stateOf(second.token)).toBe("outdated");
		const third = await make();
		await payload.delete({ collection: "students", id });
		expect(await stateOf(third.token)).toBe("outdated");
	});

	test("the password of a slip logs in once within 14 days, and has to be replaced by an own one", async () => {
		const { changePassword, login, query, setRandomPasswords, slipToken, sql } = await load();
		const { id, code, name } = await createStudent();
		const day = 24 * 60 * 60 * 1000;
		const make = async () => {
			const [slip] = await setRandomPasswords([{ id, code }]);
			if (!slip) throw new Error("no slip");
			return { ...slip, token: slipToken({ id, code, name, passwordVersion: slip.passwordVersion }) };
		};
		const end = async () => {
			const [row] = await query<{ until: string | Date | null }>(
				sql`SELECT slip_until AS until FROM students WHERE id = ${id}`,
			);
			return row?.until == null ? null : new Date(row.until).getTime();
		};
		const pass = async (time: number) => {
			const earlier = new Date(((await end()) ?? 0) - time).toISOString();
			await query(sql`UPDATE students SET slip_until = ${earlier} WHERE id = ${id}`);
		};
		const issued = Date.now();
		const unused = await make();
		expect(new Date(unused.until).getTime()).toBe(await end());
		expect(await end()).toBeGreaterThanOrEqual(issued + 14 * day);
		expect(await end()).toBeLessThan(Date.now() + 14 * day + 1);
		await pass(14 * day);
		expect([await login(code, unused.password), await stateOf(unused.token)]).toEqual(["ended", "outdated"]);
		expect(await login(code, "অন্য পাসওয়ার্ড")).toBeNull();

		const used = await make();
		expect(await login(code, unused.password)).toBeNull();
		const first = await login(code, used.password);
		expect(first).toEqual({ token: expect.any(String), mustChange: true });
		// The response may have been lost: for a quarter of an hour it can be repeated, and that is not prolonged.
		const soon = await end();
		expect(soon).toBeLessThanOrEqual(Date.now() + day / 96);
		expect(await login(code, used.password)).toMatchObject({ mustChange: true });
		expect(await end()).toBe(soon);
		await pass(day / 96);
		expect([await login(code, used.password), await stateOf(used.token)]).toEqual(["ended", "outdated"]);

		// Whoever has logged in with it can still change it.
		const own = "নদীর পাড়ে নতুন ঘর";
		const change = { current_password: used.password, new_password: own, confirm_password: own };
		const owner = { code, student: id, application: null };
		expect(await changePassword(owner, { ...change, new_password: used.password })).toMatchObject({ success: false });
		expect(await changePassword(owner, change)).toMatchObject({ success: true });
		expect(await end()).toBeNull();
		expect(await login(code, own)).toMatchObject({ mustChange: false });
		await make();
		expect(await login(code, own)).toBeNull();
	});

	test("an application's sheet is genuine until a field changes", async () => {
		const { applicationOf, applicationToken, submitApplication } = await load();
		used += 1;
		const { id } = await submitApplication(applicationOf(`sheet-of-an-application-${used}`));
		const token = await applicationToken(id);
		expect(await stateOf(token)).toBe("genuine");
		await payload.update({ collection: "applications", id, data: { status: "admitted" } });
		expect(await stateOf(token)).toBe("genuine");
		await payload.update({ collection: "applications", id, data: { presentAddress: "অন্য গ্রাম" } });
		expect(await stateOf(token)).toBe("outdated");
		await payload.update({ collection: "applications", id, data: { presentAddress: "গ্রাম" } });
		expect(await stateOf(token)).toBe("genuine");
		await payload.delete({ collection: "applications", id });
		expect(await stateOf(token)).toBe("outdated");
	});

	test("a grade sheet is genuine whatever changes later, taken back while it is not released, and outdated by new marks", async () => {
		const { query, resultToken, sql } = await load();
		const year = (await payload.create({ collection: "years", data: { year: 2033 } })).id;
		const section = (await payload.create({ collection: "sections", data: { name: "গ", class: 7 } })).id;
		const data = { name: "বার্ষিক", year, type: "monthly" } as const;
		const exam = (await payload.create({ collection: "exams", data })).id;
		const { id: student, code } = await createStudent();
		const place = { student, year, section, roll: 3 };
		const enrolment = await payload.create({ collection: "enrolments", data: place as never });
		const of = { student: code, year_id: year, exam_id: exam };
		const mark = (marks: number) =>
			insertResult(payload, { student, exam, position: 2, subjects: [{ name: "বাংলা", marks, full: 100 }] });
		const result = await mark(71.5);
		expect(await resultToken(of)).toBeNull();
		await releaseClass(payload, exam, 7);
		const token = await resultToken(of);
		expect(await stateOf(token)).toBe("genuine");
		expect(await resultToken({ ...of, year_id: year + 1 })).toBeNull();

		await payload.update({ collection: "students", id: student, data: { fatherName: "রহিম" } });
		await payload.update({ collection: "exams", id: exam, data: { name: "বার্ষিক ২" } });
		await payload.delete({ collection: "enrolments", id: enrolment.id });
		expect(await stateOf(token)).toBe("genuine");
		expect(await resultToken(of)).toBe(token);
		await payload.update({ collection: "students", id: student, data: { fatherName: "করিম" } });
		await payload.update({ collection: "exams", id: exam, data: { name: "বার্ষিক" } });
		await payload.create({ collection: "enrolments", data: place as never });

		await withdrawClass(payload, exam, 7);
		expect([await stateOf(token), await resultToken(of)]).toEqual(["withdrawn", null]);
		// The same sheet is written anew, in the same row.
		expect(await mark(71.5)).toBe(result);
		await releaseClass(payload, exam, 7);
		expect(await stateOf(token)).toBe("genuine");
		await withdrawClass(payload, exam, 7);
		await mark(91.5);
		await releaseClass(payload, exam, 7);
		expect(await stateOf(token)).toBe("outdated");
		expect(await stateOf(await resultToken(of))).toBe("genuine");
		await query(sql`DELETE FROM results WHERE id = ${result}`);
		expect(await stateOf(token)).toBe("outdated");
	});

	test("a code printed before results were frozen is read: the result's id, and the content in its former order", async () => {
		const { createSheetToken } = await load();
		const { deriveKey } = await import("@/lib/cms/secret");
		const year = (await payload.create({ collection: "years", data: { year: 2036 } })).id;
		const { id: section, class: of } = await payload.create({
			collection: "sections",
			data: { name: "ঘ", class: 7 },
		});
		const exam = (await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "semester" } })).id;
		const { id: student, code, name } = await createStudent();
		await payload.create({ collection: "enrolments", data: { student, year, section, roll: 3 } as never });
		const result = await insertResult(payload, {
			...{ student, exam, position: 2 },
			subjects: [
				{ name: "বাংলা", marks: 85, full: 100, parts: { month: 25, semester: 60 } },
				{ name: "কৃষি", marks: 40, full: 50, fourth: true },
			],
		});
		await releaseClass(payload, exam, 7);
		const className = typeof of === "object" ? of.name : "";
		const content = [
			...[code, name, "করিম", "সালমা", className, "ঘ", "বার্ষিক", 3, 2036, 2, 125, 5, "A+"],
			...["বাংলা", 25, 60, 85, 100, 0, "A+", 5],
			...["কৃষি", null, null, 40, 50, 1, "A+", 5],
		];
		expect(await stateOf(createSheetToken(deriveKey("sheets"), "result", result, content))).toBe("genuine");
	});

	test("a code printed by an earlier version covers the fields of an application in their order", async () => {
		const { createSheetToken } = await load();
		const { deriveKey } = await import("@/lib/cms/secret");
		const person = {
			...{ code: 3_000_077, name: "নুসরাত", dateOfBirth: "06-05-2014", birthNumber: "20141234567890123", gender: "2" },
			...{ fatherName: "করিম", fatherMobile: "01711111111", motherName: "সালমা", motherMobile: "01722222222" },
			...{ presentClass: 6, previousClass: 5, previousSchool: "প্রাথমিক বিদ্যালয়", picture: "a.webp" },
			...{
				presentThana: "charfassion",
				presentAddress: "গ্রাম",
				permanentThana: "lalmohan",
				permanentAddress: "অন্য গ্রাম",
			},
		};
		const data = { ...person, browserKey: "printed-by-an-earlier-one" } as never;
		const { id } = await payload.create({ collection: "applications", data, depth: 0 });
		const content = [
			...[3_000_077, "নুসরাত", "06-05-2014", "20141234567890123", 2],
			...["করিম", "01711111111", "সালমা", "01722222222", 6, 5, "প্রাথমিক বিদ্যালয়"],
			...["charfassion", "গ্রাম", "lalmohan", "অন্য গ্রাম", "a.webp"],
		];
		expect(await stateOf(createSheetToken(deriveKey("sheets"), "application", id, content))).toBe("genuine");
	});

	test("a code of another school is no code of this one, even for the same record", async () => {
		const { createSheetToken, slipToken } = await load();
		const { id, code, name } = await createStudent();
		expect(await stateOf(slipToken({ id, code, name, passwordVersion: 0 }))).toBe("genuine");
		const foreign = createSheetToken(new Uint8Array(32), "slip", id, [code, name, 0]);
		expect(await stateOf(foreign)).toBe("forged");
		expect(await stateOf("x")).toBe("forged");
	});
});
