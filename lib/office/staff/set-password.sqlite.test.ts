import type { Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { commandText } from "@/lib/machine/text";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
const email = "head@school.example";
const other = "office@school.example";
const password = "নদীর পাড়ে আমার ঘর";
let payload: Payload;

const signIn = (address: string, given: string) =>
	payload.login({ collection: "staff", data: { email: address, password: given } });

async function load() {
	return { ...(await import("@/lib/data/sql")), ...(await import("@/lib/office/staff/login-limits")) };
}

beforeAll(async () => {
	payload = await open();
	for (const address of [email, other])
		await payload.create({ collection: "staff", data: { name: "ক", role: "head", email: address, password } });
});

/** @returns the number of the account's sessions and rate limit counters in the database */
async function countRows(address: string) {
	const { rows, sql, accountKey } = await load();
	const sessions = await rows(
		payload,
		sql`SELECT 1 FROM staff_sessions WHERE _parent_id = (SELECT id FROM staff WHERE email = ${address})`,
	);
	const limits = await rows(payload, sql`SELECT 1 FROM limits WHERE key LIKE ${`%${accountKey(address)}%`}`);
	return { sessions: sessions.length, limits: limits.length };
}

test("sets and prints a random password, ends the sessions and resets the limits of that account only", async () => {
	const { storedLimit } = await import("@/lib/school/limit-store");
	const { accountKey, staffLoginLimit } = await load();
	for (const address of [email, other]) {
		await signIn(address, password);
		// Same keys as lib/http/limits; e2e/staff/sign-in tests them together.
		await storedLimit(`${staffLoginLimit}-account`, 5, 900).consume(accountKey(address));
		await storedLimit(`${staffLoginLimit}-pair`, 5, 900).consume(`${accountKey(address)}@203.0.113.1`);
		expect(await countRows(address)).toEqual({ sessions: 1, limits: 2 });
	}
	const { code, said } = await command(["staff-password", " Head@School.example "]);
	expect(code).toBe(0);
	const [, shown = ""] = /\n {2}([a-z2-9]{4}(?:-[a-z2-9]{4}){2})\n/.exec(said) ?? [];
	expect(await countRows(email)).toEqual({ sessions: 0, limits: 0 });
	expect(await countRows(other)).toEqual({ sessions: 1, limits: 2 });
	await expect(signIn(email, password)).rejects.toMatchObject({ status: 401 });
	await expect(signIn(email, shown)).resolves.toHaveProperty("exp");
	await expect(signIn(other, password)).resolves.toHaveProperty("exp");
});

test("applies the password rules to STAFF_PASSWORD and does not print it", async () => {
	const common = await command(["staff-password", email], { STAFF_PASSWORD: "Password!2026" });
	expect(common).toEqual({
		code: 1,
		said: expect.stringContaining(commandText.passwordRefused(studentText.password.common)),
	});
	const given = "আরেকটি দীর্ঘ পাসওয়ার্ড";
	const set = await command(["staff-password", email], { STAFF_PASSWORD: given });
	expect(set).toEqual({ code: 0, said: expect.stringContaining(commandText.passwordSet(email, undefined)) });
	expect(set.said).not.toContain(given);
	await expect(signIn(email, given)).resolves.toHaveProperty("exp");
});

test("reports an unknown account and a mistyped DATA_DIR", async () => {
	const unknown = await command(["staff-password", "nobody@school.example"]);
	const message = commandText.noSuchStaff("nobody@school.example", [email, other]);
	expect(unknown).toEqual({ code: 1, said: expect.stringContaining(message) });
	const folder = `${process.env.DATA_DIR}/mistyped`;
	expect(await command(["staff-password", email], { DATA_DIR: folder })).toEqual({
		code: 1,
		said: expect.stringContaining(commandText.noSchool(folder)),
	});
	expect(await command(["staff-password"])).toMatchObject({ code: 1 });
});

describe("what an account signs in with", () => {
	const own = "আমার ঘরের পাশে নদী";
	const next = "নদীর ওপারে আমার গ্রাম";
	let id: number;

	/** Changes the account as itself, or as another. */
	const change = async (data: object, by = id) => {
		const user = { ...(await payload.findByID({ collection: "staff", id: by, depth: 0 })), collection: "staff" };
		return payload.update({ collection: "staff", id, data, user, overrideAccess: false } as never);
	};
	const refusal = (name: string, message: string) => ({ data: { errors: [{ path: name, message }] } });

	beforeAll(async () => {
		const data = { name: "গ", role: "head", email: "own@school.example", username: "own", password: own } as const;
		({ id } = await payload.create({ collection: "staff", data }));
	});

	test("is changed by its owner with the current password only", async () => {
		const { currentPasswordMissing, currentPasswordWrong } = staffText.errors;
		for (const wanted of [
			{ password: next },
			{ email: "thief@school.example" },
			{ username: "thief" },
			{ email: null },
		]) {
			await expect(change(wanted)).rejects.toMatchObject(refusal("currentPassword", currentPasswordMissing));
			const guess = { ...wanted, currentPassword: "নদীর পাড়ে অন্য ঘর" };
			await expect(change(guess)).rejects.toMatchObject(refusal("currentPassword", currentPasswordWrong));
		}
		const { unchanged } = studentText.password;
		await expect(change({ password: own, currentPassword: own })).rejects.toMatchObject(refusal("password", unchanged));
		await expect(signIn("own@school.example", own)).resolves.toHaveProperty("exp");
		await change({ name: "ঘ", email: "own@school.example", username: "own" });
		await change({ password: next, currentPassword: own.normalize("NFD") });
		await expect(signIn("own@school.example", next)).resolves.toHaveProperty("exp");
		await change({ username: "other", currentPassword: next });
		const { rows, sql } = await load();
		const [stored] = await rows<object>(payload, sql`SELECT * FROM staff WHERE id = ${id}`);
		expect(JSON.stringify(stored)).not.toContain(next);
	});

	test("a slip signs in once, opens nothing but the change, and ends after 14 days", async () => {
		const { makePasswordSlip } = await import("./set-password");
		const { rows, sql } = await load();
		const { docs } = await payload.find({ collection: "staff", where: { email: { equals: email } }, depth: 0 });
		const [head] = docs;
		if (!head) throw new Error("no head");
		const by = { ...head, _sid: "proved" };
		await (await import("@/lib/cms/second-factor/step-up")).noteStepUp(payload, by);
		const setEnd = (at: number) =>
			rows(payload, sql`UPDATE staff SET slip_until = ${new Date(at).toISOString()} WHERE id = ${id}`);
		const sessions = () => rows(payload, sql`SELECT 1 FROM staff_sessions WHERE _parent_id = ${id}`);
		const old = await makePasswordSlip(by, id);
		expect(new Date(old.until).getTime()).toBeGreaterThan(Date.now() + 13.9 * 24 * 60 * 60 * 1000);
		await setEnd(Date.now() - 1);
		await expect(signIn("own@school.example", old.password)).rejects.toMatchObject({
			status: 401,
			message: staffText.errors.slipEnded,
		});
		expect(await sessions()).toEqual([]);

		const slip = await makePasswordSlip(by, id);
		await expect(signIn("own@school.example", old.password)).rejects.toMatchObject({ status: 401 });
		await expect(signIn("own@school.example", slip.password)).resolves.toHaveProperty("exp");
		const { mayDo } = await import("@/lib/cms/access");
		const account = await payload.findByID({ collection: "staff", id, depth: 0 });
		expect(new Date(account.slipUntil ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
		expect(mayDo(account, "students")).toBe(false);
		const user = { ...account, collection: "staff" } as never;
		const asItself = { user, overrideAccess: false, depth: 0 } as const;
		for (const collection of ["students", "notices", "activity"] as const)
			await expect(payload.find({ collection, ...asItself })).rejects.toMatchObject({ status: 403 });
		expect((await payload.find({ collection: "staff", ...asItself })).docs).toHaveLength(1);
		// Payload's form of the own account reads these.
		for (const collection of ["payload-locked-documents", "payload-preferences"] as const)
			expect((await payload.find({ collection, ...asItself })).docs).toEqual([]);

		await change({ password: next, currentPassword: slip.password });
		const free = await payload.findByID({ collection: "staff", id, depth: 0 });
		expect([free.slipUntil, mayDo(free, "students")]).toEqual([null, true]);
	});
});
