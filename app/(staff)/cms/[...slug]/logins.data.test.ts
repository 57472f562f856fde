/** Sessions of staff: how long they last, from which device they were begun, who ends them, and what is written down. */
import { jest } from "@jest/globals";
import type { Payload, Where } from "payload";
import { accountPassword, askRest, makeAccount, proveAllSessions } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { removeSession, sessionsWithDevice, setAge } from "@/lib/cms/testing/logins";
import { activityText } from "@/lib/office/activity/text";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const hour = 60 * 60_000;

let payload: Payload;
let route: typeof import("./route");
let head: Awaited<ReturnType<typeof makeAccount>>;
let clerk: Awaited<ReturnType<typeof makeAccount>>;

beforeAll(async () => {
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	route = await import("./route");
	head = await makeAccount(payload, "head", { role: "head" });
	clerk = await makeAccount(payload, "clerk");
});

const post = (path: string, headers: Record<string, string>, body: object = {}) =>
	askRest(route, "POST", path, { headers, body });

const from = (address: string) => ({ "User-Agent": phone, "X-Forwarded-For": address });
const login = (username: string, address: string, password = accountPassword) =>
	post("staff/login", from(address), { username, password });
const tokenIn = (answer: Response) => /payload-token=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
const partsOf = (token: string): { sid: string; exp: number } =>
	JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const headersOf = (token: string) => ({ Authorization: `JWT ${token}` });

/** @returns a new session: its token, its id, and the account as a call gets it */
async function begin(account: typeof head, address = "192.0.2.1") {
	const token = tokenIn(await login(account.username ?? "", address));
	const session = partsOf(token).sid;
	return { token, session, who: { ...account, _sid: session } };
}

const isOpen = async (token: string) => {
	const { user } = await payload.auth({ headers: new Headers(headersOf(token)) });
	return user !== null;
};

const acts = async (action: string, record: number) => {
	const where: Where = { and: [{ action: { equals: action } }, { record: { equals: record } }] };
	return (await payload.find({ collection: "activity", where, sort: "id", depth: 0 })).docs;
};

describe("how long a session lasts", () => {
	async function beginAgo(milliseconds: number) {
		const begun = await begin(clerk);
		await setAge(payload, begun.session, milliseconds);
		return begun;
	}
	const minutesLeft = (token: string) => (partsOf(token).exp * 1000 - Date.now()) / 60_000;

	test("an hour after a login or a renewal", async () => {
		const { token } = await begin(clerk);
		expect(minutesLeft(token)).toBeCloseTo(60, 0);
		expect(minutesLeft(tokenIn(await post("staff/refresh-token", headersOf(token))))).toBeCloseTo(60, 0);
	});

	test("no renewal goes beyond twelve hours, and then none is made", async () => {
		const late = await beginAgo(11.75 * hour);
		expect(minutesLeft(tokenIn(await post("staff/refresh-token", headersOf(late.token))))).toBeCloseTo(15, 0);
		const over = await beginAgo(12 * hour);
		const refused = await post("staff/refresh-token", headersOf(over.token));
		expect([refused.status, tokenIn(refused)]).toEqual([401, ""]);
	});

	test("a session that was begun while the clock was ahead is not renewed", async () => {
		const ahead = await beginAgo(-365 * 24 * hour);
		expect((await post("staff/refresh-token", headersOf(ahead.token))).status).toBe(401);
	});

	test("renewals of several sessions at once lose none", async () => {
		const all = [await begin(clerk), await begin(clerk), await begin(clerk)];
		await Promise.all(all.map(({ token }) => post("staff/refresh-token", headersOf(token))));
		for (const { token } of all) expect(await isOpen(token)).toBe(true);
	});
});

describe("a login in a browser with a session", () => {
	const again = (token: string, password = accountPassword) => {
		const headers = { ...from("192.0.2.9"), Cookie: `payload-token=${token}` };
		return post("staff/login", headers, { username: clerk.username, password });
	};

	test("ends that session, and no other", async () => {
		const [first, other] = [await begin(clerk), await begin(clerk)];
		const answer = await again(first.token);
		expect(answer.status).toBe(200);
		expect(await isOpen(first.token)).toBe(false);
		for (const token of [other.token, tokenIn(answer)]) expect(await isOpen(token)).toBe(true);
	});

	test("ends that of another account too", async () => {
		const { token } = await begin(head);
		expect((await again(token)).status).toBe(200);
		expect(await isOpen(token)).toBe(false);
		expect((await acts("logout", head.id)).at(-1)).toMatchObject({ by: head.id });
	});

	test("ends nothing if it is refused", async () => {
		const { token } = await begin(head);
		expect((await again(token, "নদীর পাড়ে অন্য ঘর")).status).toBe(401);
		expect(await isOpen(token)).toBe(true);
	});
});

test("a password is the same in either encoding of its letters", async () => {
	const composed = accountPassword.normalize("NFC").replaceAll("\u09a1\u09bc", "\u09dc");
	expect(composed).not.toBe(accountPassword.normalize("NFC"));
	for (const typed of [composed, accountPassword.normalize("NFC")])
		expect((await login(clerk.username ?? "", "192.0.2.5", typed)).status).toBe(200);
});

describe("devices", () => {
	test("a login is written down with device and address, and so is what is done in its session", async () => {
		const { who, session } = await begin(head, "192.0.2.77");
		const origin = { device: "Android ফোন, Chrome", address: "192.0.2.77" };
		expect((await acts("login", head.id)).at(-1)).toMatchObject({ by: head.id, byName: "head", ...origin });
		const { getSessions } = await import("@/lib/office/sessions/sessions");
		const listed = await getSessions(head.id, who);
		expect(listed?.sessions[0]).toMatchObject({ id: session, isThis: true, ...origin });
		await proveAllSessions(payload);
		await payload.update({ collection: "staff", id: clerk.id, data: { role: "exam" }, user: who });
		await payload.update({ collection: "staff", id: clerk.id, data: { role: "clerk", name: "নতুন নাম" }, user: who });
		const { exam, clerk: clerkName } = staffText.roles;
		expect(await acts("role", clerk.id)).toMatchObject([
			{ by: head.id, detail: activityText.roleChange(clerkName, exam), ...origin },
			{ by: head.id, detail: activityText.roleChange(exam, clerkName), ...origin },
		]);
	});

	test("a list of all students that is taken as a file is written down", async () => {
		const { who } = await begin(head, "192.0.2.78");
		const { calls } = await import("@/lib/office/import/calls");
		await calls.list.run({ input: { format: "csv" }, who, site: "" });
		const where = { action: { equals: "export" } };
		const { docs } = await payload.find({ collection: "activity", where, depth: 0 });
		expect(docs).toMatchObject([{ by: head.id, title: activityText.allStudents, address: "192.0.2.78" }]);
	});

	test("those of ended sessions are forgotten", async () => {
		const { session } = await begin(head);
		const kept = await begin(head);
		await removeSession(payload, session);
		const { removeOldDevices } = await import("@/lib/cms/logins/devices");
		await removeOldDevices(payload);
		const left = await sessionsWithDevice(payload);
		expect([left.includes(session), left.includes(kept.session)]).toEqual([false, true]);
	});
});

describe("ending sessions", () => {
	test("one's own; a head those of all; nobody else", async () => {
		const { endSession, getSessions } = await import("@/lib/office/sessions/sessions");
		const [mine, other, heads] = [await begin(clerk), await begin(clerk), await begin(head)];
		await expect(endSession(heads.session, mine.who)).rejects.toMatchObject({ kind: "notFound" });
		expect(await getSessions(head.id, mine.who)).toBeNull();
		expect((await getSessions(clerk.id, heads.who))?.sessions.map(({ id }) => id)).toContain(other.session);
		await endSession(other.session, mine.who);
		expect(await Promise.all([mine, other, heads].map(({ token }) => isOpen(token)))).toEqual([true, false, true]);
		await endSession(mine.session, heads.who);
		expect(await isOpen(mine.token)).toBe(false);
		expect((await acts("logout", clerk.id)).slice(-2).map(({ by }) => by)).toEqual([clerk.id, head.id]);
	});
});

describe("failed logins", () => {
	test("at an account they are one entry with their number; of unknown names nothing is stored", async () => {
		const account = await makeAccount(payload, "guessed");
		const before = (await payload.count({ collection: "activity" })).totalDocs;
		// An address has a few wrong passwords at an account only.
		for (let i = 0; i < 12; i += 1) await login("guessed", `198.51.100.${i}`, "ভুল ভুল ভুল ভুল");
		for (let i = 0; i < 3; i += 1) await login("nobody", `198.51.100.${100 + i}`, "ভুল ভুল ভুল ভুল");
		// They are written one after the other, before a later login.
		await begin(account);
		expect(await acts("failedLogin", account.id)).toMatchObject([
			{ times: expect.any(Number), title: "guessed", byName: activityText.somebody, device: "Android ফোন, Chrome" },
		]);
		expect((await payload.count({ collection: "activity" })).totalDocs).toBe(before + 2);
	});
});
