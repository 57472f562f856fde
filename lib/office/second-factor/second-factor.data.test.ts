/** Tests of the second factor of staff accounts. */
import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Payload, Where } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount, newToken, accountPassword as password } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { freezeDate } from "@/lib/cms/testing/frozen-date";
import { dayLength } from "@/lib/contract/days";
import type { SignedIn } from "@/lib/office/guard";
import { payloadText } from "@/lib/office/words/payload";
import { activityText } from "../activity/text";
import { secondFactorText } from "./text";

const { errors, codeNeeded } = secondFactorText;
const open = testDatabase();
let payload: Payload;

const load = async () => ({
	...(await import("./second-factor")),
	...(await import("./step-up")),
	...(await import("@/lib/cms/second-factor/demand")),
	...(await import("@/lib/cms/second-factor/step-up")),
	...(await import("@/lib/data/sql")),
	...(await import("@/lib/machine/environment")),
});
let lib: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
	// A code is of half a minute, whose end would come in the middle of a test.
	freezeDate();
	payload = await open();
	lib = await load();
});

type Login = { email: string; password: string; code?: string };

/** As lib/http/staff/login passes it on, with the name in the field `email`. */
const signIn = (name: string, code?: string, given = password) => {
	const data: Login = { email: name, password: given, ...(code !== undefined && { code }) };
	return payload.login({ collection: "staff", data });
};

async function sessionsOf(id: number): Promise<string[]> {
	const found = await lib.rows<{ id: string }>(
		payload,
		lib.sql`SELECT id FROM staff_sessions WHERE _parent_id = ${id} ORDER BY _order`,
	);
	return found.map((session) => session.id);
}

/** @returns the account in a new session, begun without the costly check of a password */
async function inSession(account: Staff): Promise<SignedIn> {
	const [_sid, now] = [randomUUID(), new Date()];
	const end = new Date(now.getTime() + 60 * 60_000).toISOString();
	await lib.rows(
		payload,
		lib.sql`INSERT INTO staff_sessions (_order, _parent_id, id, created_at, expires_at)
			VALUES (${(await sessionsOf(account.id)).length + 1}, ${account.id}, ${_sid}, ${now.toISOString()}, ${end})`,
	);
	return { ...account, _sid };
}

/** @param steps from now, of 30 seconds; those from -1 to 1 are accepted */
const codeOf = (secret: string, steps = 0) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

let count = 0;

/** @returns a new account with a second factor; the code of the step before now is used up */
async function makeProtected(role: "head" | "clerk" = "head") {
	const name = `protected${count++}`;
	const who = await inSession(await makeAccount(payload, name, { role }));
	const { secret } = await lib.startSetUp(who);
	const recovery = await lib.finishSetUp(who, codeOf(secret, -1));
	return { name, who, secret, recovery };
}

const refused = (status: number, message: string) => ({ status, message });
const wrong = refused(401, errors.code);
const locked = refused(429, errors.locked(15));
const wrongPassword = { status: 401, message: payloadText.error.emailOrPasswordIncorrect };

describe("a login", () => {
	test("needs the code, and a refusal leaves no session", async () => {
		const { name, who, secret } = await makeProtected();
		const before = await sessionsOf(who.id);
		await expect(signIn(name)).rejects.toMatchObject({ ...refused(403, codeNeeded), data: { second_factor: true } });
		await expect(signIn(name, codeOf(secret, -9))).rejects.toMatchObject(wrong);
		await expect(signIn(name, "12")).rejects.toMatchObject(wrong);
		expect(await sessionsOf(who.id)).toEqual(before);
		await expect(signIn(name, codeOf(secret))).resolves.toHaveProperty("user.id");
		expect(await sessionsOf(who.id)).toHaveLength(before.length + 1);
	});

	test("with a wrong password is answered as without a second factor, whatever the code", async () => {
		const { name, secret } = await makeProtected();
		for (const code of [undefined, codeOf(secret), "000000"]) {
			const answer = signIn(name, code, "নদীর পাড়ে অন্য ঘর");
			await expect(answer).rejects.toMatchObject(wrongPassword);
			await expect(answer).rejects.not.toHaveProperty("data.second_factor");
		}
		await expect(signIn("nobody", "000000")).rejects.toMatchObject(wrongPassword);
		// It was not used up, and no try was counted.
		await expect(signIn(name, codeOf(secret))).resolves.toHaveProperty("user.id");
	});

	test("takes each code once, of two at the same time too", async () => {
		const { name, secret } = await makeProtected();
		const code = codeOf(secret);
		const both = await Promise.allSettled([signIn(name, code), signIn(name, code)]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		await expect(signIn(name, code)).rejects.toMatchObject(refused(401, errors.used));
		// Nor a code of an earlier step, and the one of the set-up.
		await expect(signIn(name, codeOf(secret, -1))).rejects.toMatchObject(refused(401, errors.used));
		await expect(signIn(name, codeOf(secret, 1))).resolves.toHaveProperty("user.id");
	});

	test("takes a recovery code once, of two at the same time too", async () => {
		const { name, recovery } = await makeProtected();
		const [first = "", second = ""] = recovery;
		expect(recovery).toHaveLength(10);
		const typed = first.replaceAll("-", " ").toUpperCase();
		const both = await Promise.allSettled([signIn(name, typed), signIn(name, first)]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		await expect(signIn(name, first)).rejects.toMatchObject({ status: 401 });
		await expect(signIn(name, second)).resolves.toHaveProperty("user.id");
	});

	test("is written down with what it was proved with", async () => {
		const { name, who, secret, recovery } = await makeProtected();
		await signIn(name, codeOf(secret));
		await signIn(name, recovery[0]);
		const plain = await makeAccount(payload, "plain-login", { password });
		await signIn(plain.username ?? "");
		const where: Where = { and: [{ action: { equals: "login" } }, { record: { in: [who.id, plain.id] } }] };
		const { docs } = await payload.find({ collection: "activity", where, sort: "id", depth: 0 });
		const { app, recovery: byRecovery, password: alone } = activityText.provedWith;
		expect(docs.map(({ detail }) => detail)).toEqual([app, byRecovery, alone]);
	});

	test.each([
		["the time is over", -1],
		["the clock is right, which was a year ahead", 365 * 24 * 60 * 60_000],
	])("is refused after five wrong codes, the right one too, until %s", async (_end, away) => {
		const { name, who, secret } = await makeProtected();
		const tries = await Promise.allSettled(Array.from({ length: 8 }, () => signIn(name, codeOf(secret, 9))));
		const statuses = tries.map((attempt) => attempt.status === "rejected" && attempt.reason.status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(5);
		expect(statuses.filter((status) => status === 429)).toHaveLength(3);
		await expect(signIn(name, codeOf(secret))).rejects.toMatchObject(locked);
		// Asking without a code tells the same as before, and resets nothing.
		await expect(signIn(name)).rejects.toMatchObject(refused(403, codeNeeded));
		await expect(signIn(name, codeOf(secret))).rejects.toMatchObject(locked);
		const until = new Date(Date.now() + away).toISOString();
		await lib.rows(payload, lib.sql`UPDATE second_factors SET tries_until = ${until} WHERE staff_id = ${who.id}`);
		await expect(signIn(name, codeOf(secret))).resolves.toHaveProperty("user.id");
	});
});

describe("setting it up", () => {
	test("needs a code of the new secret, and ends the other sessions", async () => {
		const account = await makeAccount(payload, "setting", { role: "head" });
		const [other, who] = [await inSession(account), await inSession(account)];
		const { secret, uri, picture } = await lib.startSetUp(who);
		expect(new URL(uri).searchParams.get("secret")).toBe(secret);
		expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
		await expect(lib.finishSetUp(who, codeOf(secret, 9))).rejects.toMatchObject({ errors: { code: [errors.code] } });
		// Until then the password is enough.
		await expect(signIn("setting")).resolves.toHaveProperty("user.id");
		await lib.finishSetUp(who, codeOf(secret));
		expect(await sessionsOf(who.id)).toEqual([who._sid]);
		expect(other._sid).not.toBe(who._sid);
		expect(await lib.getSecondFactor(who)).toMatchObject({ recoveryCodes: 10, delayEnds: null, isOptional: false });
		await expect(signIn("setting")).rejects.toMatchObject({ status: 403 });
	});

	test("on a new telephone ends the former secret and its recovery codes only when it is finished", async () => {
		const { name, who, secret, recovery } = await makeProtected();
		const { secret: next } = await lib.startSetUp(who);
		await expect(signIn(name, codeOf(secret))).resolves.toHaveProperty("user.id");
		await lib.finishSetUp(who, codeOf(next, -1));
		await expect(signIn(name, codeOf(secret, 1))).rejects.toMatchObject(wrong);
		await expect(signIn(name, recovery[0])).rejects.toMatchObject(wrong);
		await expect(signIn(name, codeOf(next))).resolves.toHaveProperty("user.id");
	});

	test("new recovery codes end the former ones", async () => {
		const { name, who, recovery } = await makeProtected();
		const [fresh] = await lib.renewRecoveryCodes(who);
		await expect(signIn(name, recovery[0])).rejects.toMatchObject(wrong);
		await expect(signIn(name, fresh)).resolves.toHaveProperty("user.id");
		const without = await inSession(await makeAccount(payload, "without"));
		await expect(lib.renewRecoveryCodes(without)).rejects.toMatchObject({ kind: "notFound" });
	});
});

describe("what is stored", () => {
	test("is neither the secret nor a recovery code, in any table", async () => {
		const { who, secret, recovery } = await makeProtected();
		for (const table of ["second_factors", "recovery_codes", "staff", "activity", "payload_preferences"]) {
			const found = JSON.stringify(await lib.rows(payload, lib.sql`SELECT * FROM ${lib.sql.identifier(table)}`));
			for (const word of [secret, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))])
				expect(found).not.toContain(word);
		}
		const [row] = await lib.rows<{ secret: string }>(
			payload,
			lib.sql`SELECT secret FROM second_factors WHERE staff_id = ${who.id}`,
		);
		// Another account's row does not take it.
		const { who: other } = await makeProtected();
		await lib.rows(
			payload,
			lib.sql`UPDATE second_factors SET secret = ${row?.secret}, last_step = 0 WHERE staff_id = ${other.id}`,
		);
		await expect(signIn(String(other.username), codeOf(secret))).rejects.toThrow();
	});

	test("is out of reach of Payload's API, for a head and for the server itself", async () => {
		const { name, who } = await makeProtected();
		const seen = await payload.findByID({ collection: "staff", id: who.id, showHiddenFields: true });
		expect(JSON.stringify(seen)).not.toMatch(/pending|last_step|lastStep|recovery/i);
		expect(Object.keys(seen)).not.toContain("secret");
		const data = { secondFactor: null, secret: null, setAt: null, recoveryCodes: [] } as object;
		await payload.update({ collection: "staff", id: who.id, data });
		await expect(signIn(name)).rejects.toMatchObject({ status: 403 });
		const slugs = payload.config.collections.map(({ slug }) => slug).join(" ");
		expect(slugs).not.toMatch(/factor|recovery|step/);
	});

	test("goes with the account", async () => {
		const { who } = await makeProtected("clerk");
		await lib.noteStepUp(payload, who);
		await payload.delete({ collection: "staff", id: who.id });
		for (const table of ["second_factors", "recovery_codes", "step_ups"])
			expect(
				await lib.rows(payload, lib.sql`SELECT 1 FROM ${lib.sql.identifier(table)} WHERE staff_id = ${who.id}`),
			).toEqual([]);
	});
});

describe("removing it", () => {
	test("is done by another head, who ends the sessions; the password is enough then", async () => {
		const [{ who: by }, { name, who }] = [await makeProtected(), await makeProtected("clerk")];
		await expect(lib.removeSecondFactor(who, by.id)).rejects.toMatchObject({ kind: "forbidden" });
		await expect(lib.getSecondFactor(who, by.id)).rejects.toMatchObject({ kind: "forbidden" });
		await lib.removeSecondFactor(by, who.id);
		expect(await sessionsOf(who.id)).toEqual([]);
		expect(await sessionsOf(by.id)).toEqual([by._sid]);
		await expect(signIn(name)).resolves.toHaveProperty("user.id");
		await expect(lib.removeSecondFactor(by, who.id)).rejects.toMatchObject({ kind: "notFound" });
		await expect(lib.removeSecondFactor(by, 99_999)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("is left to its owner where it is not demanded", async () => {
		const [{ who: head }, { who: clerk }] = [await makeProtected(), await makeProtected("clerk")];
		await expect(lib.removeSecondFactor(head)).rejects.toMatchObject({ errors: { id: [errors.demanded] } });
		await lib.removeSecondFactor(clerk);
		expect(await sessionsOf(clerk.id)).toEqual([clerk._sid]);
	});

	test("is written down, as setting it up is", async () => {
		const [{ who: by }, { who }] = [await makeProtected(), await makeProtected("clerk")];
		await lib.removeSecondFactor(by, who.id);
		const where = { kind: { equals: "staff" }, record: { equals: who.id }, detail: { exists: true } };
		const { docs } = await payload.find({ collection: "activity", where, sort: "id", depth: 0 });
		expect(docs.map(({ detail, by: whose, title }) => [detail, whose, title])).toEqual([
			[secondFactorText.activity.set, who.id, who.name],
			[secondFactorText.activity.removed, by.id, who.name],
		]);
	});
});

describe("an account whose login somebody else has set", () => {
	/** @returns a head whose password another head has set, proved by it; and what would be attacked */
	async function makeTakenOver(name: string) {
		const { who: by, secret } = await makeProtected();
		await lib.prove(by, { code: codeOf(secret) });
		const account = await makeAccount(payload, name, { role: "head" });
		const user = { ...by, collection: "staff" as const };
		const data = { password: "আমার ঘরের পাশে নদী" };
		await payload.update({ collection: "staff", id: account.id, data, user, overrideAccess: false });
		const who = await inSession(account);
		await lib.prove(who, data);
		return { who, by };
	}
	const closed = { kind: "forbidden", message: errors.foreignLogin };
	const remove = (who: SignedIn, id: number) =>
		payload.delete({ collection: "staff", id, user: { ...who, collection: "staff" }, overrideAccess: false });

	test("removes no second factor and deletes nobody else, for three days", async () => {
		const { who, by } = await makeTakenOver("taken");
		const { id } = await makeAccount(payload, "bystander");
		await expect(lib.removeSecondFactor(who, by.id)).rejects.toMatchObject(closed);
		await expect(remove(who, id)).rejects.toMatchObject(refused(403, errors.foreignLogin));
		expect((await lib.getSecondFactor(who, by.id)).setAt).not.toBeNull();
		const past = new Date(Date.now() - 3 * dayLength).toISOString();
		await lib.rows(payload, lib.sql`UPDATE alerts SET at = ${past} WHERE staff_id = ${who.id}`);
		await remove(who, id);
		await lib.removeSecondFactor(who, by.id);
		expect((await lib.getSecondFactor(who, by.id)).setAt).toBeNull();
	});

	test("stays so when the one who set it is deleted, and when it sets a password of its own", async () => {
		const { who, by } = await makeTakenOver("replaced");
		const { who: third } = await makeProtected();
		await payload.delete({ collection: "staff", id: by.id });
		const data = { password, currentPassword: "আমার ঘরের পাশে নদী" };
		const user = { ...who, collection: "staff" as const };
		await payload.update({ collection: "staff", id: who.id, data, user, overrideAccess: false });
		await expect(lib.removeSecondFactor(who, third.id)).rejects.toMatchObject(closed);
	});

	test("is not one whose password the server's command has set, or a head of its own", async () => {
		const { setStaffPassword } = await import("../staff/set-password");
		const who = await inSession(await makeAccount(payload, "commanded", { role: "head" }));
		expect(await setStaffPassword(payload, "commanded", "আমার ঘরের পাশে নদী")).toEqual({ state: "set" });
		const { who: other } = await makeProtected();
		await lib.removeSecondFactor(who, other.id);
	});
});

describe("step-up", () => {
	const asked = async (who: SignedIn, always = false) => (await lib.askedProof(who, always))?.proof ?? null;

	test("asks for the code, and holds for this session and 15 minutes", async () => {
		const { who, secret } = await makeProtected();
		const other = await inSession(who);
		expect(await asked(who)).toBe("code");
		for (const given of [{}, { password }, { code: codeOf(secret, 9) }])
			await expect(lib.prove(who, given)).rejects.toMatchObject({ errors: { code: [errors.code] } });
		await expect(lib.prove(who, { code: codeOf(secret, -1) })).rejects.toMatchObject({
			errors: { code: [errors.used] },
		});
		await lib.prove(who, { code: codeOf(secret) });
		expect([await asked(who), await asked(other), await asked({ ...other, _sid: undefined })]).toEqual([
			null,
			"code",
			"code",
		]);
		const past = new Date(Date.now() - 1).toISOString();
		const [{ until = "" } = {}] = await lib.rows<{ until: string }>(
			payload,
			lib.sql`SELECT until FROM step_ups WHERE session_id = ${who._sid}`,
		);
		expect(Date.parse(until) - Date.now()).toBeGreaterThan(14 * 60_000);
		expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
		await lib.rows(payload, lib.sql`UPDATE step_ups SET until = ${past} WHERE session_id = ${who._sid}`);
		expect(await asked(who)).toBe("code");
	});

	test("asks for the password without a second factor, five times; with none it is not asked but for the set-up", async () => {
		const who = await inSession(await makeAccount(payload, "stepping"));
		expect(await asked(who)).toBe("password");
		lib.environment.STAFF_SECOND_FACTOR = "none";
		expect([await asked(who), await asked(who, true)]).toEqual([null, "password"]);
		lib.environment.STAFF_SECOND_FACTOR = "heads";
		await lib.prove(who, { password });
		expect(await asked(who)).toBeNull();
		const refusal = (message: string) => ({ errors: { password: [message] } });
		for (let index = 0; index < 5; index += 1)
			await expect(lib.prove(who, { password: "x" })).rejects.toMatchObject(refusal(errors.password));
		await expect(lib.prove(who, { password })).rejects.toMatchObject(refusal(errors.locked(15)));
	});

	test("is asked for before a role is changed or an account made, by whatever door", async () => {
		const { who, secret } = await makeProtected();
		const { id } = await makeAccount(payload, "promoted");
		const user = { ...who, collection: "staff" as const };
		const asHead = { collection: "staff", user, overrideAccess: false } as const;
		const change = (data: object) => payload.update({ ...asHead, id, data });
		const make = (username: string) =>
			payload.create({ ...asHead, data: { name: username, username, password, role: "clerk" } });
		const refusal = { data: { errors: [{ path: "role", message: errors.role }] } };
		await expect(change({ role: "head" })).rejects.toMatchObject(refusal);
		await expect(make("made")).rejects.toMatchObject(refusal);
		expect(await payload.findByID({ collection: "staff", id })).toMatchObject({ role: "clerk" });
		await change({ name: "নতুন নাম", role: "clerk" });
		await lib.prove(who, { code: codeOf(secret) });
		await change({ role: "head" });
		await make("made");
	});

	test.each([
		["password", "আমার ঘরের পাশে নদী"],
		["email", "taken.over@school.example"],
		["username", "taken.over"],
	] as const)("is asked for before another account signs in with another %s", async (path, value) => {
		const { who, secret } = await makeProtected();
		const { id } = await makeAccount(payload, `victim.${path}`, { role: "head" });
		const stored = () => lib.rows(payload, lib.sql`SELECT email, username, hash FROM staff WHERE id = ${id}`);
		const before = await stored();
		const asHead = { collection: "staff", user: { ...who, collection: "staff" }, overrideAccess: false } as const;
		const data = { [path]: value };
		await expect(payload.update({ ...asHead, id, data })).rejects.toMatchObject({
			data: { errors: [{ path, message: errors.login }] },
		});
		expect(await stored()).toEqual(before);
		await lib.prove(who, { code: codeOf(secret) });
		await payload.update({ ...asHead, id, data });
		expect(await stored()).not.toEqual(before);
	});

	test("is asked for before an account is deleted, by whatever door", async () => {
		const { who, secret } = await makeProtected();
		const { id } = await inSession(await makeAccount(payload, "leaving"));
		const user = { ...who, collection: "staff" as const };
		const remove = () => payload.delete({ collection: "staff", id, user, overrideAccess: false });
		await expect(remove()).rejects.toMatchObject(refused(403, errors.deletion));
		expect(await payload.findByID({ collection: "staff", id })).toMatchObject({ id });
		await lib.prove(who, { code: codeOf(secret) });
		expect(await sessionsOf(id)).toHaveLength(1);
		await expect(remove()).resolves.toMatchObject({ id });
		expect(await sessionsOf(id)).toEqual([]);
	});
});

test("the own password is changed with the code too, but by a session that may do nothing else", async () => {
	const { who, secret } = await makeProtected("clerk");
	const user = { ...who, collection: "staff" as const };
	const data = { password: "আমার ঘরের পাশে নদী", currentPassword: password };
	const change = () => payload.update({ collection: "staff", id: who.id, data, user, overrideAccess: false });
	const refusal = { data: { errors: [{ path: "currentPassword", message: errors.login }] } };
	await expect(change()).rejects.toMatchObject(refusal);
	const until = new Date(Date.now() + dayLength).toISOString();
	const setSlip = (end: string | null) =>
		lib.rows(payload, lib.sql`UPDATE staff SET slip_until = ${end} WHERE id = ${who.id}`);
	await setSlip(until);
	await change();
	await payload.update({ collection: "staff", id: who.id, data: { password } });
	await expect(change()).rejects.toMatchObject(refusal);
	await lib.prove(who, { code: codeOf(secret) });
	await change();
});

describe("who must have one", () => {
	const setting = (value: "heads" | "all" | "none") => {
		lib.environment.STAFF_SECOND_FACTOR = value;
	};
	afterEach(() => setting("heads"));

	test("a head is asked at the second login, and after 14 days nothing else is open", async () => {
		const who = await makeAccount(payload, "asked", { role: "head" });
		await signIn("asked");
		expect((await lib.getSecondFactor(who)).delayEnds).toBeNull();
		await signIn("asked");
		const { delayEnds } = await lib.getSecondFactor(who);
		expect(Math.round((Date.parse(delayEnds ?? "") - Date.now()) / dayLength)).toBe(14);
		await signIn("asked");
		expect((await lib.getSecondFactor(who)).delayEnds).toBe(delayEnds);
		expect(await lib.mustSetUp(payload, who)).toBe(false);

		const early = new Date(Date.now() - 14 * dayLength).toISOString();
		await lib.rows(payload, lib.sql`UPDATE second_factors SET asked_at = ${early} WHERE staff_id = ${who.id}`);
		expect(await lib.mustSetUp(payload, who)).toBe(true);
		const headers = new Headers({ Authorization: `JWT ${await newToken(payload, { username: "asked" })}` });
		const { requireStaff, requireTask, requireView } = await import("../guard");
		const closed = { kind: "forbidden", message: errors.mustSetUp };
		await expect(requireStaff(headers)).rejects.toMatchObject(closed);
		await expect(requireTask(headers, "students")).rejects.toMatchObject(closed);
		await expect(requireView(headers, "collections/students")).rejects.toMatchObject({
			digest: expect.stringContaining("/admin/second-factor"),
		});
		await requireView(headers, "second-factor");
		const setsUp = await requireTask(headers, "second-factor");
		const { secret } = await lib.startSetUp(setsUp);
		await lib.finishSetUp(setsUp, codeOf(secret));
		await expect(requireTask(headers, "students")).resolves.toMatchObject({ id: who.id });
	});

	test.each([
		["heads", { head: true, clerk: false }],
		["all", { head: true, clerk: true }],
		["none", { head: false, clerk: false }],
	] as const)("with %s", async (value, asked) => {
		setting(value);
		for (const role of ["head", "clerk"] as const) {
			const who = await makeAccount(payload, `${value}.${role}`, { role });
			for (const _ of [1, 2]) await signIn(`${value}.${role}`);
			const { delayEnds, isOptional } = await lib.getSecondFactor(who);
			expect([role, delayEnds !== null, isOptional]).toEqual([role, asked[role], !asked[role]]);
		}
	});

	test("who has one uses it whatever the setting", async () => {
		const { name, secret } = await makeProtected("clerk");
		setting("none");
		await expect(signIn(name)).rejects.toMatchObject({ status: 403 });
		await expect(signIn(name, codeOf(secret))).resolves.toHaveProperty("user.id");
	});
});
