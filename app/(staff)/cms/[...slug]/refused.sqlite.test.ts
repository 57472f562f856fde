/** Requests of staff that no form sends: they are refused with a status of their own, and are no faults of the server. */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { askRest, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;
let handlers: typeof import("./route");
let Authorization: string;

beforeAll(async () => {
	// A fault would be logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	handlers = await import("./route");
	await makeAccount(payload, "head", { role: "head" });
	const token = await newToken(payload, { username: "head" });
	Authorization = `JWT ${token}`;
});

const ask = async (method: keyof typeof handlers, path: string, body?: string, more: Record<string, string> = {}) =>
	(await askRest(handlers, method, path, { headers: { Authorization, ...more }, body })).status;

const terms = (count: number) =>
	Array.from({ length: count }, (_, index) => `where[or][${index}][name][equals]=x${index}`).join("&");
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const deepWhere = (depth: number) => `where${"[and][0]".repeat(depth)}[name][equals]=x`;

test.each([
	["GET", "years/versions", 404],
	["GET", "years/versions/1", 404],
	["POST", "years/versions/1", 404],
	["GET", "globals/student-area/versions", 404],
	["GET", "notices/versions", 404],
	["GET", "media/paste-url?src=http://127.0.0.1/", 404],
	["PATCH", "notices/versions", 404],
	["OPTIONS", "notices", 404],
	["PUT", "notices/1", 404],
	["GET", `notices?${terms(200)}`, 422],
	["GET", `notices?${terms(1000)}`, 422],
	["GET", `notices?${terms(15)}`, 200],
	["GET", `notices?${deepWhere(60)}`, 422],
	["GET", "notices/count", 404],
	["POST", "staff/verify/x", 404],
	["DELETE", "payload-preferences/1", 404],
	["DELETE", "payload-preferences/abc", 404],
	["GET", "payload-preferences/none", 200],
] as const)("%s %s: %i", async (method, path, status) => {
	expect(await ask(method, path, method === "POST" ? "{}" : undefined)).toBe(status);
});

test("JSON that is nested more deeply than any form's is refused, in any field", async () => {
	for (const depth of [200, 20_000]) {
		expect(await ask("POST", "notices", `{"name":"x","text":${nested(depth)}}`)).toBe(422);
		const form = new URLSearchParams({ _payload: `{"name":"x","text":${nested(Math.min(depth, 5000))}}` }).toString();
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		expect(await ask("POST", "notices", form, type)).toBe(422);
	}
	expect(await ask("POST", "notices", "{")).toBe(400);
	expect(await ask("POST", "notices", `{"name":"গভীর","text":null}`)).toBe(201);
});
