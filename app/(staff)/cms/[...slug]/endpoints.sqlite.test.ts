/** Tests that all REST endpoints require a session, including those that an update of Payload adds. */
import type { Endpoint, Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";

const openRecords = testDatabase();

/** Public endpoints, with the reason. */
const open: Record<string, string> = {
	"POST /staff/login": "signs in; lib/http/staff-login counts the tries",
};

type Handlers = typeof import("./route");
let payload: Payload;
let handlers: Handlers;

beforeAll(async () => {
	payload = await openRecords();
	handlers = await import("./route");
});

const listOf = (prefix: string, endpoints: false | Omit<Endpoint, "root">[] | undefined) =>
	(endpoints || []).map(({ method, path: own }) => ({ method: method.toUpperCase(), path: `${prefix}${own}` }));

function endpoints() {
	const { collections, globals, endpoints: root } = payload.config;
	return [
		...listOf("", root),
		...collections.flatMap(({ slug, endpoints: own }) => listOf(`/${slug}`, own)),
		...globals.flatMap(({ slug, endpoints: own }) => listOf(`/globals/${slug}`, own)),
	];
}

/** Calls the route handler; parameters such as `:id` are filled in. */
function ask(method: string, pattern: string, headers: Record<string, string> = {}, fields: object = {}) {
	const slug = pattern
		.replace(/:\w+[?*+]?/g, "1")
		.split("/")
		.filter(Boolean);
	const body = ["GET", "OPTIONS", "CONNECT", "HEAD"].includes(method) ? {} : { body: JSON.stringify(fields) };
	const request = new Request(`http://school.example/cms/${slug.join("/")}`, {
		method,
		headers: { "Content-Type": "application/json", ...headers },
		...body,
	});
	const handler = handlers[method as keyof Handlers];
	return handler(request, { params: Promise.resolve({ slug }) });
}

test("anonymous requests are refused by every endpoint that is not on the list", async () => {
	const all = endpoints();
	// Checks that the list of endpoints is complete.
	expect(all.length).toBeGreaterThan(150);
	for (const expected of [
		"GET /access",
		"POST /staff/first-register",
		"GET /staff/me",
		"GET /notices/versions/:id",
		"GET /globals/settings/",
	])
		expect(all.map(({ method, path: own }) => `${method} ${own}`)).toContain(expected);
	const answered: string[] = [];
	for (const { method, path: own } of all) {
		if (`${method} ${own}` in open || !(method in handlers)) continue;
		const { status } = await ask(method, own);
		if (![401, 403, 404].includes(status)) answered.push(`${method} ${own}: ${status}`);
	}
	expect(answered).toEqual([]);
});

test.each([
	["GET", "/staff/login"],
	["PATCH", "/staff/login"],
	["POST", "/staff/login/"],
	["POST", "/staff/LOGIN"],
	["POST", "/staff/first-register"],
	["POST", "/graphql"],
	["GET", "/og"],
	["OPTIONS", "/staff"],
])("%s %s does not bypass the guard", async (method, own) => {
	const slugs = own.endsWith("/") ? [...own.split("/").filter(Boolean), ""] : own.split("/").filter(Boolean);
	const request = new Request(`http://school.example/cms${own}`, { method });
	const answer = await handlers[method as keyof Handlers](request, { params: Promise.resolve({ slug: slugs }) });
	expect(answer.status).toBe(401);
});

test("a method override header does not turn a login into a read", async () => {
	for (const header of ["X-Payload-HTTP-Method-Override", "X-HTTP-Method-Override"])
		expect((await ask("POST", "/staff/login", { [header]: "GET" })).status).toBe(422);
});

test("pages of other sites are refused, whatever they hold: logins too", async () => {
	const password = "নদীর পাড়ে আমার ঘর";
	const email = "origin@school.example";
	await payload.create({ collection: "staff", data: { name: "ক", role: "head", email, password } });
	const { token } = await payload.login({ collection: "staff", data: { email, password } });
	const foreign = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site", Origin: "http://school.example" },
	];
	const own = [{ Host: "school.example", Origin: "http://school.example" }, { "Sec-Fetch-Site": "same-origin" }, {}];
	const statuses = (headers: object[], more: object) =>
		Promise.all(headers.map(async (one) => (await ask("POST", "/staff/login", { ...one }, more)).status));
	expect(await statuses(foreign, { email, password })).toEqual([403, 403, 403, 403]);
	expect(await statuses(own, { email, password })).toEqual([200, 200, 200]);

	const session = { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` };
	for (const headers of foreign)
		for (const method of ["POST", "PATCH", "DELETE", "PUT"]) {
			const { status } = await ask(method, "/notices/1", { ...session, ...headers } as never, { name: "x" });
			expect([method, status]).toEqual([method, 403]);
		}
	expect((await ask("GET", "/staff/me", { ...session, ...foreign[0] } as never)).status).toBe(200);
});

test("for staff, first registration and password reset are disabled, and missing records are 404", async () => {
	const password = "নদীর পাড়ে আমার ঘর";
	await payload.create({ collection: "staff", data: { name: "ক", role: "head", email: "a@school.example", password } });
	const { token } = await payload.login({ collection: "staff", data: { email: "a@school.example", password } });
	const headers = { Authorization: `JWT ${token}` };
	expect((await ask("GET", "/staff/me", headers)).status).toBe(200);
	const fields = { email: "a@school.example", token: "x", password: "আরেকটি দীর্ঘ পাসওয়ার্ড" };
	for (const own of [
		"/students/abc",
		"/students/1e999",
		"/notices/versions/abc",
		"/globals/settings/versions/abc",
		"/media/file/none.png",
	])
		expect([own, (await ask("GET", own, headers)).status]).toEqual([own, 404]);
	for (const method of ["PATCH", "DELETE"]) expect((await ask(method, "/students/abc", headers)).status).toBe(404);
	for (const own of ["/staff/first-register", "/staff/forgot-password", "/staff/reset-password"])
		expect((await ask("POST", own, headers, fields)).status).toBe(403);
});
