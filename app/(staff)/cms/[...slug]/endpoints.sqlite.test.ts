/**
 * Tests that all REST endpoints require a session, and that those without a use are closed to every role. Both walk over
 * Payload's own list of endpoints; one that an update of Payload adds fails until its row below says what it is for.
 */
import { jest } from "@jest/globals";
import type { Endpoint, Payload } from "payload";
import { errorText } from "@/lib/bengali/errors";
import { askRest, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";

const openRecords = testDatabase();

/** Public endpoints, with the reason. */
const open: Record<string, string> = {
	"POST /staff/login": "signs in; lib/http/staff/login counts the tries",
};

const roles = ["head", "clerk", "exam"] as const;

/** Collections whose records are written in forms. */
const forms =
	"notices routines curriculums contents school-dates teachers committee-members slides menu-entries media enrolments years classes sections subjects exams";
const published = "notices routines curriculums contents school-dates teachers committee-members slides menu-entries";
const versionedGlobals = "settings contact banner admission privacy accessibility";
const globals = `${versionedGlobals} grading marking student-area`;

/** Every endpoint of Payload, and the collections or globals for which it is open. */
const expected: Record<string, string> = {
	"GET /access": "/",
	"POST /reorder": "/",

	"GET /:collection": `${forms} students applications results staff payload-locked-documents`,
	"GET /:collection/:id": `${forms} students applications results staff`,
	"POST /:collection/access/:id?": `${forms} students applications results staff`,
	"POST /:collection": `${forms} students staff`,
	"PATCH /:collection/:id": `${forms} students applications staff payload-locked-documents`,
	"PATCH /:collection": `${forms} students applications`,
	"DELETE /:collection/:id": `${forms} applications staff payload-locked-documents`,
	"DELETE /:collection": `${forms} applications`,
	"POST /:collection/:id/duplicate": published,
	"POST /:collection/versions/:id": published,
	"GET /:collection/versions": "",
	"GET /:collection/versions/:id": "",
	"GET /:collection/count": "",

	"GET /:collection/file/:filename": "media",
	"GET /:collection/paste-url/:id?": "",

	"POST /:collection/login": "staff",
	"POST /:collection/logout": "staff",
	"GET /:collection/me": "staff",
	"POST /:collection/refresh-token": "staff",
	"POST /:collection/forgot-password": "",
	"POST /:collection/reset-password": "",
	"POST /:collection/first-register": "",
	"POST /:collection/unlock": "",
	"POST /:collection/verify/:id": "",
	"GET /:collection/init": "",

	"GET /:collection/:key": "payload-preferences",
	"POST /:collection/:key": "payload-preferences",
	"DELETE /:collection/:key": "",

	"GET /globals/:global": globals,
	"POST /globals/:global": globals,
	"POST /globals/:global/access": globals,
	"POST /globals/:global/versions/:id": versionedGlobals,
	"GET /globals/:global/versions": "",
	"GET /globals/:global/versions/:id": "",
};

type Handlers = typeof import("./route");
let payload: Payload;
let handlers: Handlers;

beforeAll(async () => {
	payload = await openRecords();
	handlers = await import("./route");
});

const listOf = (prefix: string, endpoints: false | Omit<Endpoint, "root">[] | undefined) =>
	(endpoints || []).map(({ method, path: address }) => ({ method: method.toUpperCase(), path: `${prefix}${address}` }));

function endpoints() {
	const { collections, globals, endpoints: root } = payload.config;
	return [
		...listOf("", root),
		...collections.flatMap(({ slug, endpoints: declared }) => listOf(`/${slug}`, declared)),
		...globals.flatMap(({ slug, endpoints: declared }) => listOf(`/globals/${slug}`, declared)),
	];
}

/** Calls the route handler; parameters such as `:id` are filled in. */
function ask(method: string, pattern: string, headers: Record<string, string> = {}, fields: object = {}) {
	const address = pattern.replace(/:\w+[?*+]?/g, "1").replace(/^\//, "");
	const body = ["GET", "OPTIONS", "CONNECT", "HEAD"].includes(method) ? undefined : fields;
	return askRest(handlers, method as keyof Handlers, address, { headers, body });
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
		expect(all.map(({ method, path: address }) => `${method} ${address}`)).toContain(expected);
	const answered: string[] = [];
	for (const { method, path: own } of all) {
		if (`${method} ${own}` in open || !(method in handlers)) continue;
		const { status } = await ask(method, own);
		if (![401, 403, 404].includes(status)) answered.push(`${method} ${own}: ${status}`);
	}
	expect(answered).toEqual([]);
});

/** @returns each endpoint with its row in the table above, and of which collection or global it is */
function rows() {
	const { collections, globals: singles, endpoints: root } = payload.config;
	const rowsOf = (prefix: string, row: string, owner: string, list: ReturnType<typeof listOf>) =>
		list.map(({ method, path: address }) => {
			const path = address.replace(prefix, row).replace(/\/$/, "");
			return { method, path: address, row: `${method} ${path}`, of: owner };
		});
	return [
		...rowsOf("", "", "/", listOf("", root)),
		...collections.flatMap(({ slug, endpoints: declared }) =>
			rowsOf(`/${slug}`, "/:collection", slug, listOf(`/${slug}`, declared)),
		),
		...singles.flatMap(({ slug, endpoints: declared }) =>
			rowsOf(`/globals/${slug}`, "/globals/:global", slug, listOf(`/globals/${slug}`, declared)),
		),
	];
}

describe("with a session", () => {
	const tokens: Record<string, string> = {};
	/** What the guard answers; Payload's own refusals have other bodies. */
	const closed = JSON.stringify({ success: false, message: errorText.notFound });

	beforeAll(async () => {
		jest.spyOn(console, "warn").mockImplementation(() => undefined);
		jest.spyOn(console, "error").mockImplementation(() => undefined);
		for (const role of roles) {
			await makeAccount(payload, role, { role });
			tokens[role] = await newToken(payload, { username: role });
		}
	});

	test("every endpoint of Payload has a row in the table, and every row an endpoint", () => {
		expect([...new Set(rows().map(({ row }) => row))].sort()).toEqual(Object.keys(expected).sort());
	});

	test.each(roles)("%s: endpoints that the back office does not use are closed, the others are not", async (role) => {
		const wrong: string[] = [];
		for (const { method, path, row, of } of rows()) {
			// Would end the session.
			if (row === "POST /:collection/logout") continue;
			// Of preferences any word is a key, for Payload too.
			if (row !== "GET /:collection/:key" && /^GET \/payload-preferences\/[^/]+$/.test(`${method} ${path}`)) continue;
			const isOpen = expected[row]?.split(" ").includes(of) ?? false;
			const answer = await ask(method, path, { Authorization: `JWT ${tokens[role]}` });
			const isClosed = (await answer.text()) === closed;
			if (isOpen === isClosed) wrong.push(`${method} ${path}: ${answer.status}`);
		}
		expect(wrong).toEqual([]);
	});
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
])("%s %s does not bypass the guard", async (method, address) => {
	const slugs = address.endsWith("/")
		? [...address.split("/").filter(Boolean), ""]
		: address.split("/").filter(Boolean);
	const request = new Request(`http://school.example/cms${address}`, { method });
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
	const token = await newToken(payload, { email, password });
	const foreign = [
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site", Origin: "http://school.example" },
	];
	const own = [{ Host: "school.example", Origin: "http://school.example" }, { "Sec-Fetch-Site": "same-origin" }, {}];
	const statuses = (headers: object[], more: object) =>
		Promise.all(headers.map(async (header) => (await ask("POST", "/staff/login", { ...header }, more)).status));
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
	const token = await newToken(payload, { email: "a@school.example", password });
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
	for (const own of ["/staff/first-register", "/staff/forgot-password", "/staff/reset-password", "/staff/unlock"])
		expect((await ask("POST", own, headers, fields)).status).toBe(404);
	await expect(payload.forgotPassword({ collection: "staff", data: { email: fields.email } })).rejects.toThrow();
});

test("no response has a session's token but the cookie of a login and of its renewal", async () => {
	const email = "token@school.example";
	const password = "নদীর পাড়ে আমার ঘর";
	await payload.create({ collection: "staff", data: { name: "ক", role: "head", email, password } });
	const login = await ask("POST", "/staff/login", {}, { email, password });
	const [cookie = "", token = "none"] = /payload-token=([^;]+)/.exec(login.headers.get("set-cookie") ?? "") ?? [];
	const session = { Cookie: cookie, Authorization: `JWT ${token}` };
	const answers = [
		login,
		await ask("GET", "/staff/me", session),
		await ask("POST", "/staff/refresh-token", session),
		await ask("GET", "/staff", session),
		await ask("GET", "/access", session),
	];
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
	expect(token).toMatch(jwt);
	for (const answer of answers) expect(await answer.text()).not.toMatch(jwt);
});
