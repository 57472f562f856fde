/** Every door by which what an account signs in with could be changed. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Endpoint, Payload } from "payload";
import { accountPassword, makeAccount, newToken, proveAllSessions } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
let payload: Payload;
let askRest: typeof import("../testing/ask-rest").askRest;
let sql: typeof import("@/lib/data/sql");
let victim: number;
let token: string;

const until = new Date(Date.now() + 60 * 60_000).toISOString();

/** Changes of what an account signs in with, of its own fields or of those that Payload keeps for it. */
const changes: Record<string, object> = {
	password: { password: "আমার ঘরের পাশে নদী" },
	email: { email: "taken.over@school.example" },
	username: { username: "taken.over" },
	hash: { hash: "0".repeat(64), salt: "0".repeat(64) },
	reset: { resetPasswordToken: "known", resetPasswordExpiration: until },
	session: { sessions: [{ id: "known", createdAt: until, expiresAt: until }] },
	slip: { slipUntil: until },
};

beforeAll(async () => {
	payload = await open();
	[{ askRest }, sql] = await Promise.all([import("../testing/ask-rest"), import("@/lib/data/sql")]);
	await makeAccount(payload, "thief", { role: "head" });
	({ id: victim } = await makeAccount(payload, "victim", { role: "head", email: "victim@school.example" }));
	token = await newToken(payload, { username: "thief" });
});

/** @returns what all accounts sign in with */
const logins = () =>
	sql.rows(
		payload,
		sql.sql`SELECT s.id, email, username, hash, salt, role, slip_until, reset_password_token, reset_password_expiration,
			(SELECT count(*) FROM staff_sessions WHERE _parent_id = s.id) AS sessions FROM staff s ORDER BY s.id`,
	);

const alerts = () => sql.rows(payload, sql.sql`SELECT name, by_name FROM alerts ORDER BY id`);

/** @returns every endpoint that Payload has for accounts, and for none */
const endpoints = (): Pick<Endpoint, "method" | "path">[] => [
	...(payload.collections.staff.config.endpoints || []).map(({ method, path }) => ({ method, path: `/staff${path}` })),
	...payload.config.endpoints.map(({ method, path }) => ({ method, path })),
];

test("an unproved session changes nobody's login by any endpoint of Payload", async () => {
	const before = await logins();
	const tried = endpoints().filter(({ method, path }) => method !== "get" && !path.endsWith("/logout"));
	expect(tried.length).toBeGreaterThan(12);
	for (const { method, path } of tried)
		for (const change of Object.values(changes)) {
			const door = `${method.toUpperCase()} ${path.replace(/:id\??/, String(victim))}?where[id][equals]=${victim}`;
			const body = { email: "victim@school.example", token: "known", ...change, id: victim };
			const form = new FormData();
			form.set("_payload", JSON.stringify(body));
			await askRest(door, { token, body });
			await askRest(door, { token, body: form });
			expect([door, Object.keys(change), await logins()]).toEqual([door, Object.keys(change), before]);
		}
	expect(await alerts()).toEqual([]);
});

test("what a proved session changes of another's login is told, and nothing else of the account", async () => {
	await proveAllSessions(payload);
	const change = async (body: object) => (await askRest(`PATCH /staff/${victim}`, { token, body })).status;
	expect(await change({ name: "victim", email: "victim@school.example", username: "victim" })).toBe(200);
	const before = await logins();
	for (const name of ["hash", "reset", "session", "slip"]) await change(changes[name] ?? {});
	expect([await logins(), await alerts()]).toEqual([before, []]);
	const told: object[] = [];
	for (const name of ["password", "email", "username"]) {
		expect([name, await change(changes[name] ?? {})]).toEqual([name, 200]);
		told.push({ name: "victim", by_name: "thief" });
		expect(await alerts()).toEqual(told);
	}
	const made = { name: "new", username: "new.account", password: accountPassword, role: "head" };
	expect((await askRest("POST /staff", { token, body: made })).status).toBe(201);
	expect((await alerts()).at(-1)).toEqual({ name: "new", by_name: "thief" });
});

describe("guesses at one's own password count", () => {
	let id: number;

	beforeAll(async () => {
		({ id } = await makeAccount(payload, "guesser"));
		token = await newToken(payload, { username: "guesser" });
	});

	/** @returns of more guesses than an account has, how many Payload has compared with the password */
	async function comparedOf(spelling: string, currentPassword: unknown): Promise<number> {
		const { environment } = await import("@/lib/machine/environment");
		await sql.rows(payload, sql.sql`DELETE FROM limits`);
		const answers: string[] = [];
		while (answers.length < environment.LOGIN_FAILURES_PER_STUDENT + 2)
			answers.push(await (await askRest(`PATCH /staff/${spelling}`, { token, body: { currentPassword } })).text());
		return answers.filter((answer) => answer.includes(staffText.errors.currentPasswordWrong)).length;
	}

	test.each(["", "0", "00000", "+", "%20"])("whatever stands before the id: %s", async (before) => {
		const { environment } = await import("@/lib/machine/environment");
		const most = before === "" ? environment.LOGIN_FAILURES_PER_STUDENT : 0;
		expect(await comparedOf(`${before}${id}`, "x")).toBe(most);
	});

	test.each([".0", "e0", "/", "x"])("whatever stands behind it: %s", async (behind) => {
		const { environment } = await import("@/lib/machine/environment");
		const most = environment.LOGIN_FAILURES_PER_STUDENT;
		expect(await comparedOf(`${id}${behind}`, "x")).toBe(behind === "/" ? most : 0);
	});

	test.each([
		["a list", ["x"]],
		["a list in a list", [["x"]]],
		["a number", 12_345_678],
		["a truth", true],
		["an object", {}],
		["an object without a text", { toString: 1 }],
	])("whatever a guess is: %s", async (_kind, guess) => {
		const { environment } = await import("@/lib/machine/environment");
		expect(await comparedOf(String(id), guess)).toBeLessThanOrEqual(environment.LOGIN_FAILURES_PER_STUDENT);
	});
});

/** Modules that write accounts, and why none of them lets a session take one over. */
const writers: Record<string, string> = {
	"lib/office/staff/set-password.ts": "asks for a proof (lib/office/staff/calls), and writes in the name of who asks",
	"lib/office/first-head/first-head.ts": "only while there is no account",
	"lib/commands/run/first-staff.ts": "the server's command, while there is no account",
	"lib/tools/measure/measure-import.ts": "a command that measures",
	"lib/cms/collections/staff-own-login.ts": "shortens the life of a slip",
	"lib/cms/logins/refresh.ts": "locks the row",
};

test("no other module writes accounts", () => {
	const writes = /\.(?:update|create|updateOne|upsert)\w*\(\{[^}]*collection: "staff"|(?:UPDATE|INSERT INTO) staff\b/s;
	const files = ["app", "components", "lib"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
	);
	const found = files
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
		.filter((file) => writes.test(readFileSync(file, "utf8")));
	expect(found.sort()).toEqual(Object.keys(writers).sort());
});
