import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import { freezeDate } from "@/lib/cms/testing/frozen-date";
import { dayLength } from "@/lib/contract/days";

const folder = mkdtempSync(path.join(tmpdir(), "school-guesses-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
let limits: typeof import("./limits");

beforeAll(async () => {
	const migrate = ["--conditions=production", "lib/commands/run.js", "migrate"];
	execFileSync(process.execPath, migrate, { env: process.env, stdio: "ignore" });
	limits = await import("./limits");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A guess that reaches the password check, unless the limit refuses it first. */
async function guess(code: number, address: string, right: boolean): Promise<"in" | "wrong" | 429> {
	const request = new Request("http://school/", { headers: { "x-forwarded-for": address } });
	try {
		const { success } = await limits.logins(request, { body: { student_id: code } }, async () => ({ success: right }));
		return success ? "in" : "wrong";
	} catch (error) {
		expect(error).toMatchObject({ status: 429, headers: { "Retry-After": expect.stringMatching(/^\d+$/) } });
		return 429;
	}
}

const many = <T>(length: number, each: (index: number) => Promise<T>) =>
	Promise.all(Array.from({ length }, (_, index) => each(index)));
const count = (results: unknown[], result: unknown) => results.filter((value) => value === result).length;

test("of 600 wrong guesses at once from one address, 100 reach the check", async () => {
	const results = await many(600, (index) => guess(1000 + index, "10.0.0.1", false));
	expect([count(results, "wrong"), count(results, 429)]).toEqual([100, 500]);
	expect(await guess(5000, "10.0.0.1", true)).toBe(429);
	expect(await guess(5000, "10.0.0.2", true)).toBe("in");
});

test("who goes on at twice the limit is refused without the database, until the window ends or the clock is set back", async () => {
	const { query, sql } = await import("@/lib/school/query");
	const forget = () => query(sql`DELETE FROM limits`);
	const exhaust = (length: number, address: string) => many(length, (index) => guess(6000 + index, address, false));
	await exhaust(190, "10.7.0.1");
	await exhaust(210, "10.7.0.2");
	await forget();
	expect([await guess(7000, "10.7.0.1", true), await guess(7000, "10.7.0.2", true)]).toEqual(["in", 429]);
	const [{ n } = { n: 1 }] = await query<{ n: number }>(
		sql`SELECT count(*) AS n FROM limits WHERE key LIKE '%10.7.0.2'`,
	);
	expect(n).toBe(0);
	freezeDate(new Date(Date.now() + 365 * dayLength));
	await exhaust(210, "10.7.0.3");
	jest.useRealTimers();
	expect(await guess(7000, "10.7.0.3", true)).toBe("in");
});

test("of 20 wrong guesses at once at one student from many addresses, five are told that they were wrong", async () => {
	const results = await many(20, (index) => guess(2001, `10.1.0.${index}`, false));
	expect([count(results, "wrong"), count(results, 429)]).toEqual([5, 15]);
});

test("a locked student gets in with the right password from an address that has not guessed", async () => {
	for (let turn = 0; turn < 5; turn++) expect(await guess(2002, "10.2.0.1", false)).toBe("wrong");
	expect(await guess(2002, "10.2.0.1", true)).toBe(429);
	// Another address has one attempt, and gets 429 whether or not it was checked.
	expect(await guess(2002, "10.2.0.2", false)).toBe(429);
	expect(await guess(2002, "10.2.0.2", true)).toBe(429);
	expect(await guess(2002, "10.2.0.3", true)).toBe("in");
	// A successful login resets the counters.
	expect(await guess(2002, "10.2.0.1", false)).toBe("wrong");
});

test("a locked student can be tried once from all networks of a subscriber", async () => {
	for (let turn = 0; turn < 5; turn++) expect(await guess(2003, "10.8.0.1", false)).toBe("wrong");
	const results = [];
	for (let network = 0; network < 4; network++)
		results.push(await guess(2003, `2001:db8:1:${network}::1`, network > 0));
	expect(results).toEqual([429, 429, 429, 429]);
	expect(await guess(2003, "2001:db8:2:0::1", true)).toBe("in");
});

test("all networks of a subscriber have ten times the wrong guesses of one", async () => {
	const guessFrom = (network: number) => many(100, (index) => guess(8000 + index, `2001:db8:3:${network}::1`, false));
	let wrong = 0;
	for (let network = 0; network < 12; network++) {
		const { query, sql } = await import("@/lib/school/query");
		await query(sql`DELETE FROM limits WHERE key LIKE 'login-student:%' OR key LIKE 'login-pair:%'`);
		wrong += count(await guessFrom(network), "wrong");
	}
	expect(wrong).toBe(1000);
});

test("successful logins do not count", async () => {
	for (let turn = 0; turn < 120; turn++) expect(await guess(3000 + turn, "10.3.0.1", true)).toBe("in");
	expect(await guess(3000, "10.3.0.1", false)).toBe("wrong");
});

test("an unexpected error does not count as a failed guess", async () => {
	const request = new Request("http://school/", { headers: { "x-forwarded-for": "10.4.0.1" } });
	const fail = async (): Promise<{ success: boolean }> => {
		throw new Error("database is gone");
	};
	for (let turn = 0; turn < 10; turn++)
		await expect(limits.logins(request, { body: { student_id: 4001 } }, fail)).rejects.toThrow("database is gone");
	expect(await guess(4001, "10.4.0.1", true)).toBe("in");
});

test("a correct current password does not count when the new one is refused", async () => {
	const request = new Request("http://school/", { headers: { "x-forwarded-for": "10.5.0.1" } });
	const change = (outcome: { success: boolean; wrong: boolean }) =>
		limits.passwordChanges(request, { who: { code: 4002 } }, async () => outcome);
	for (let turn = 0; turn < 10; turn++) await change({ success: false, wrong: false });
	for (let turn = 0; turn < 5; turn++) await change({ success: false, wrong: true });
	await expect(change({ success: true, wrong: false })).rejects.toMatchObject({ status: 429 });
});

test("every application counts, a repeat too", async () => {
	const request = new Request("http://school/", { headers: { "x-forwarded-for": "10.6.0.1" } });
	const results = await many(70, () => limits.applications(request, {}, async () => "token").catch(() => 429));
	expect([count(results, "token"), count(results, 429)]).toEqual([60, 10]);
});

test("what is refused and what was guessed wrongly is counted for the metrics, the one guess as what it was", async () => {
	const { eventCounts } = await import("@/lib/machine/event-counts");
	const wrong = async () => ({ success: false });
	const request = new Request("http://school/", { headers: { "x-forwarded-for": "10.9.0.1" } });
	const counters = limits.guessCounters("staff", "account", "wrongStaffPasswords");
	const staff = limits.countedGuesses(counters, ({ account }: { account: string }) => account);
	const kinds: [name: string, guess: () => Promise<unknown>][] = [
		["wrongStudentPasswords", () => limits.logins(request, { body: { student_id: 4003 } }, wrong)],
		["wrongStaffPasswords", () => staff(request, { account: "clerk" }, wrong)],
		["wrongProofs", () => limits.applicationOpenings(request, { body: { student_id: 4003 } }, wrong)],
		["wrongProofs", () => limits.proofGuesses(request, { student: 4003 }, wrong)],
	];
	for (const [name, guess] of kinds) {
		const before = eventCounts();
		for (let turn = 0; turn < 5; turn++) await guess();
		await expect(guess()).rejects.toMatchObject({ status: 429 });
		const grown = Object.entries(eventCounts()).filter(([event, n]) => n > before[event as keyof typeof before]);
		const isLogin = name !== "wrongProofs";
		const expected = { refusals: 1, [name]: 5, ...(isLogin && { lockedLogins: 1 }) };
		const growth = grown.map(([event, n]) => [event, n - before[event as keyof typeof before]]);
		expect(Object.fromEntries(growth)).toEqual(expected);
	}
});

test("a counter that fails is no refusal: the error stays what it is", async () => {
	const broken = {
		consume: async () => {
			throw new Error("disk full");
		},
	};
	await expect(limits.count(broken, "x")).rejects.toThrow("disk full");
	for (const error of [null, "x", {}, Object.assign(new Error("x"), { msBeforeNext: 1 })])
		expect(limits.isRefusal(error)).toBe(false);
});
