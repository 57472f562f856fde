import { expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { dayLength } from "@/lib/contract/days";
import { callPath } from "@/lib/office/paths";
import { head, ownSchool, signInHead, visitor } from "./own-school";

const school = ownSchool({ TRUST_PROXY: "1", LOGIN_FAILURES_PER_ADDRESS: "20" });

const wrong = "ভুল পাসওয়ার্ড দিয়ে চেষ্টা";

/** Logs in from a client address. @returns the response without the headers that depend on time */
async function attempt(address: string, email: string, password = wrong) {
	const asking = await visitor(school, address);
	const answer = await asking.post("/cms/staff/login", { data: { email, password } });
	const { date, "retry-after": _wait, ...headers } = answer.headers();
	const seen = { status: answer.status(), text: await answer.text(), headers };
	await asking.dispose();
	return seen;
}

/** Logs in as the head in a browser of its own: in the same one a login ends the session before. */
async function begin(address: string) {
	const browser = await visitor(school, address);
	const headers = await signInHead(browser);
	await browser.dispose();
	return headers;
}

const statuses = async (tries: Promise<{ status: number }>[]) => (await Promise.all(tries)).map(({ status }) => status);

test("existing, unknown and locked accounts get the same response", async () => {
	const series = async (email: string, network: string) => {
		const seen = [];
		for (let index = 0; index < 7; index += 1) seen.push(await attempt(`${network}.${index}`, email));
		return seen;
	};
	const [known, unknown] = await Promise.all([
		series(head.email, "198.51.100"),
		series("nobody@school.example", "203.0.113"),
	]);
	expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
	expect(known[5]?.text).toContain("মিনিট পরে আবার চেষ্টা করুন");
	expect(unknown).toEqual(known);
	// The e-mail address in another spelling is the same account.
	expect((await attempt("198.51.100.99", ` ${head.email.toUpperCase()} `)).status).toBe(429);

	// The right password is accepted, except from an address with failed attempts; a login resets the count.
	expect((await attempt("198.51.100.0", head.email, head.password)).status).toBe(429);
	expect((await attempt("192.0.2.7", head.email, head.password)).status).toBe(200);
	expect((await attempt("198.51.100.0", head.email, head.password)).status).toBe(200);
});

test("concurrent attempts cannot exceed the limits", async () => {
	const email = "many@school.example";
	const one = await statuses(Array.from({ length: 30 }, () => attempt("192.0.2.30", email)));
	expect(one.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
	const several = await statuses(
		Array.from({ length: 40 }, (_, index) => attempt("192.0.2.40", `p${index}@school.example`)),
	);
	expect(several.filter((status) => status === 401)).toHaveLength(20);
	expect((await attempt("192.0.2.40", head.email, head.password)).status).toBe(429);
	expect((await attempt("192.0.2.41", head.email, head.password)).status).toBe(200);
});

test("a counter that began while the clock was a year ahead is reset", async () => {
	const email = "clock@school.example";
	for (let index = 0; index < 6; index += 1) await attempt("192.0.2.50", email);
	const year = 365 * dayLength;
	await school.sql(`UPDATE limits SET expire = expire + ${year} WHERE key LIKE 'staff-login-%'`);
	expect((await attempt("192.0.2.51", email)).status).toBe(401);
});

test("malformed credentials are rejected in Bengali and not counted as attempts", async () => {
	const asking = await visitor(school, "192.0.2.60");
	for (const data of [{}, { email: head.email }, { email: "x", password: wrong }, { email: ["a"], password: {} }, []]) {
		const answer = await asking.post("/cms/staff/login", { data });
		expect(answer.status()).toBe(422);
		expect((await answer.json()).message).toBe(errorText.invalid);
	}
	const broken = await asking.post("/cms/staff/login", { multipart: { _payload: "{" } });
	expect(broken.status()).toBe(422);
	await asking.dispose();
});

test("sessions are revoked on the server: by signing out, by a new password, and from another browser", async () => {
	const asking = await visitor(school, "192.0.2.70");
	const statusOf = async (headers: { Authorization: string }) =>
		(await asking.get("/cms/notices", { headers })).status();
	const start = () => begin("192.0.2.70");
	const [first, second, third] = [await start(), await start(), await start()];
	const { user } = await (await asking.get("/cms/staff/me", { headers: first })).json();
	for (const session of [first, second, third]) expect(await statusOf(session)).toBe(200);

	expect((await asking.post("/cms/staff/logout", { headers: third })).status()).toBe(200);
	expect([await statusOf(third), await statusOf(first)]).toEqual([401, 200]);

	expect((await asking.post(callPath("sessions/end"))).status()).toBe(401);
	expect((await asking.post(callPath("sessions/end"), { headers: third })).status()).toBe(401);
	expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
	expect((await asking.post(callPath("sessions/end"), { headers: first })).status()).toBe(200);
	expect([await statusOf(first), await statusOf(second)]).toEqual([200, 401]);

	const fourth = await start();
	const password = "নতুন আর দীর্ঘ পাসওয়ার্ড";
	const change = (data: object) => asking.patch(`/cms/staff/${user.id}`, { headers: first, data });
	expect((await change({ password })).status()).toBe(400);
	expect((await change({ password, currentPassword: head.password })).status()).toBe(200);
	expect([await statusOf(first), await statusOf(fourth)]).toEqual([200, 401]);
	const old = await asking.post("/cms/staff/login", { data: head });
	expect(old.status()).toBe(401);
	expect((await change({ password: head.password, currentPassword: password })).status()).toBe(200);
	await asking.dispose();
});

test("an account signs in by either name, and both share its limit", async () => {
	const asking = await visitor(school, "192.0.2.72");
	const headers = await signInHead(asking);
	const password = "পাহাড়ের ওপারে মেঘ";
	const both = { name: "খ", email: "both@school.example", username: "both.names", role: "clerk", password };
	expect((await asking.post("/cms/staff", { headers, data: both })).status()).toBe(201);
	for (const name of [both.email, " Both.Names "])
		expect((await attempt("192.0.2.73", name, password)).status).toBe(200);
	const names = [both.email, both.username, both.email, both.username, both.email, both.username];
	const seen = [];
	for (const [index, name] of names.entries()) seen.push((await attempt(`192.0.2.${110 + index}`, name)).status);
	expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
	await asking.dispose();
});

test("concurrent logins each get a session", async () => {
	const asking = await visitor(school, "192.0.2.75");
	const sessions = await Promise.all(Array.from({ length: 4 }, () => begin("192.0.2.75")));
	const statuses = sessions.map(async (headers) => (await asking.get("/cms/notices", { headers })).status());
	expect(await Promise.all(statuses)).toEqual(sessions.map(() => 200));
	await asking.dispose();
});

test("a login ends the session before it in the same browser", async () => {
	const browser = await visitor(school, "192.0.2.76");
	const former = await signInHead(browser);
	const other = await begin("192.0.2.76");
	const now = await signInHead(browser);
	const asking = await visitor(school, "192.0.2.76");
	const states = [former, other, now].map(async (headers) => (await asking.get("/cms/notices", { headers })).status());
	expect(await Promise.all(states)).toEqual([401, 200, 200]);
	await asking.dispose();
	await browser.dispose();
});

test("a weak password is rejected at its field, for a new account and for the own one", async () => {
	const asking = await visitor(school, "192.0.2.80");
	const headers = await signInHead(asking);
	const data = { name: "ক", email: "new@school.example", password: "abc" };
	const created = await asking.post("/cms/staff", { headers, data });
	expect(created.status()).toBe(400);
	expect((await created.json()).errors[0].data.errors).toMatchObject([{ path: "password" }]);
	const forgot = await asking.post("/cms/staff/forgot-password", { headers, data: { email: head.email } });
	expect(forgot.status()).toBe(404);
	await asking.dispose();
});

test("after `npm run staff-password` a locked-out account can sign in at once from the same address", async () => {
	const asking = await visitor(school, "192.0.2.90");
	const statusOf = async (password: string) =>
		(await asking.post("/cms/staff/login", { data: { email: head.email, password } })).status();
	const session = await signInHead(asking);
	for (const status of [401, 401, 401, 401, 401, 429]) expect(await statusOf(wrong)).toBe(status);
	expect(await statusOf(head.password)).toBe(429);

	// STAFF_PASSWORD is set for this school.
	expect(await school.run("staff-password", head.email)).toContain(head.email);
	expect((await asking.get("/cms/notices", { headers: session })).status()).toBe(401);
	expect(await statusOf(head.password)).toBe(200);
	await asking.dispose();
});
