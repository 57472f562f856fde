import type { Payload } from "payload";
import { commandText } from "@/lib/bengali/commands";
import { studentText } from "@/lib/bengali/students";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";

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
}, 60_000);

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
	await expect(signIn(email, shown)).resolves.toHaveProperty("token");
	await expect(signIn(other, password)).resolves.toHaveProperty("token");
}, 60_000);

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
	await expect(signIn(email, given)).resolves.toHaveProperty("token");
}, 60_000);

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
}, 60_000);
