/** Tests of password slips and of the codes of printed papers. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { releaseClass, withdrawClass } from "@/lib/cms/testing/releases";

const open = testDatabase();

describe("sheets", () => {
	let payload: Payload;
	let used = 0;

	const load = async () => ({
		...(await import("./applications")),
		...(await import("./password-slips")),
		...(await import("./query")),
		...(await import("./sheet-codes")),
		...(await import("./students")),
		...(await import("./tokens")),
		...(await import("./testing/writes")),
		...(await import("@/lib/auth/tokens")),
		...(await import("@/lib/auth/sheet-tokens")),
	});

	const createStudent = (more: object = {}) =>
		payload.create({
			collection: "students",
			data: { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা", ...more } as never,
		});

	async function stateOf(token: string | null) {
		const { checkSheetToken } = await load();
		return (await checkSheetToken(token ?? "")).state;
	}

	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	test("random passwords replace the earlier ones, end all tokens and clear the counted failures", async () => {
		const { findTokenOwner, login, query, readToken, setRandomPasswords, sql } = await load();
		const { storedLimit, studentLoginLimit } = await import("./limit-store");
		const earlier = "নদীর পাড়ে ঘর";
		const students = [await createStudent({ newPassword: earlier }), await createStudent()];
		const [first, second] = students.map(({ id, code }) => ({ id, code }));
		const other = await createStudent({ newPassword: earlier });
		if (!first || !second) throw new Error("no students");
		const token = await login(first.code, earlier);
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
			expect(await login(code, set[index]?.password ?? "")).toMatch(`${code}|`);
		expect(await login(other.code, earlier)).toMatch(`${other.code}|`);
		const [stored] = await query<{ hash: string }>(
			sql`SELECT password_hash AS hash FROM students WHERE id = ${first.id}`,
		);
		expect(stored?.hash).toMatch(/^\$argon2id\$/);
	}, 30_000);

	test("a batch of passwords is set for all students or for none", async () => {
		const { findTokenOwner, login, readToken, setRandomPasswords } = await load();
		const password = "নদীর ওপারে বৃষ্টি";
		const { id, code } = await createStudent({ newPassword: password });
		const token = await login(code, password);
		await expect(
			setRandomPasswords([
				{ id, code },
				{ id: 999_999, code: 1 },
			]),
		).rejects.toThrow("deleted");
		expect(await findTokenOwner(readToken(`Bearer ${token}`) as never)).toMatchObject({ code });
		expect(await login(code, password)).toMatch(`${code}|`);
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
	}, 30_000);

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

	test("a grade sheet is genuine while its result is released and unchanged", async () => {
		const { resultToken } = await load();
		const year = (await payload.create({ collection: "years", data: { year: 2033 } })).id;
		const section = (await payload.create({ collection: "sections", data: { name: "গ", class: 7 } })).id;
		const data = { name: "বার্ষিক", year, type: "monthly" } as const;
		const exam = (await payload.create({ collection: "exams", data })).id;
		await releaseClass(payload, exam, 7);
		const { id: student, code } = await createStudent();
		const enrolment = await payload.create({
			collection: "enrolments",
			data: { student, year, section, roll: 3 } as never,
		});
		const of = { student: code, year_id: year, exam_id: exam };
		expect(await resultToken(of)).toBeNull();
		const subjects = (marks: number) => [{ name: "বাংলা", marks, fullMarks: 100 }];
		const result = await payload.create({
			collection: "results",
			data: { student, exam, total: 0, position: 2, subjects: subjects(71.5) },
		});
		const token = await resultToken(of);
		expect(await stateOf(token)).toBe("genuine");
		expect(await resultToken({ ...of, year_id: year + 1 })).toBeNull();

		const changes: [() => Promise<unknown>, () => Promise<unknown>][] = [
			[
				() => payload.update({ collection: "results", id: result.id, data: { subjects: subjects(91.5) } }),
				() => payload.update({ collection: "results", id: result.id, data: { subjects: subjects(71.5) } }),
			],
			[
				() => payload.update({ collection: "results", id: result.id, data: { position: 1 } }),
				() => payload.update({ collection: "results", id: result.id, data: { position: 2 } }),
			],
			[() => withdrawClass(payload, exam, 7), () => releaseClass(payload, exam, 7)],
			[
				() => payload.update({ collection: "enrolments", id: enrolment.id, data: { roll: 4 } }),
				() => payload.update({ collection: "enrolments", id: enrolment.id, data: { roll: 3 } }),
			],
			[
				() => payload.update({ collection: "students", id: student, data: { fatherName: "রহিম" } }),
				() => payload.update({ collection: "students", id: student, data: { fatherName: "করিম" } }),
			],
		];
		for (const [change, revert] of changes) {
			await change();
			expect(await stateOf(token)).toBe("outdated");
			await revert();
			expect(await stateOf(token)).toBe("genuine");
		}
		await payload.delete({ collection: "results", id: result.id });
		expect(await stateOf(token)).toBe("outdated");
	}, 30_000);

	test("a code of another school is no code of this one, even for the same record", async () => {
		const { createSheetToken, slipToken } = await load();
		const { id, code, name } = await createStudent();
		expect(await stateOf(slipToken({ id, code, name, passwordVersion: 0 }))).toBe("genuine");
		const foreign = createSheetToken(new Uint8Array(32), "slip", id, [code, name, 0]);
		expect(await stateOf(foreign)).toBe("forged");
		expect(await stateOf("x")).toBe("forged");
	});
});
