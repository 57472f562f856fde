/**
 * Access to the staff API: every call of lib/contract/subjects with each role, without a session, and with another
 * method.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { errorText } from "@/lib/bengali/errors";
import { makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { type Role, type Subject, type SubjectEntry, subjects } from "@/lib/contract/subjects";
import { environment } from "@/lib/environment";
import { maxFormBytes } from "@/lib/office/lists/limits";

const open = testDatabase();
const roles: Role[] = ["head", "clerk", "exam"];
const entries = Object.entries(subjects) as [Subject, SubjectEntry][];
const calling = entries.filter(([, { calls }]) => calls).map(([subject]) => subject);
const calls = entries.flatMap(([subject, { calls: own = {}, roles: allowed }]) =>
	Object.entries(own).map(([name, { method, file }]) => ({
		path: `${subject}/${name}`,
		subject,
		name,
		method,
		file: file ?? ("none" as const),
		allowed,
	})),
);

/** Calls with effects that outlast the test; the browser tests make them with the roles that may. */
const lasting = ["sessions/end", "backup/start"];

let payload: Payload;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
	// Each refusal is logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	for (const role of roles) {
		await makeAccount(payload, role, { role, ...(role === "exam" && { classes: [3] }) });
		tokens[role] = await newToken(payload, { username: role });
	}
});

type Asked = { subject: string; name: string; method: string; bytes?: number; origin?: string };

/** @returns the response to a call without any field; `bytes` sets a false Content-Length */
async function ask({ subject, name, method, bytes, origin }: Asked, role?: Role): Promise<Response> {
	const file = `./${subject}/[call]/route`;
	const route = await import(file);
	const request = new Request(`http://school.example/office/${subject}/${name}`, {
		method,
		headers: {
			"Content-Type": "application/json",
			Host: "school.example",
			...(origin && { Origin: origin }),
			...(role && { Authorization: `JWT ${tokens[role]}` }),
		},
		...(method === "POST" && { body: "{}" }),
	});
	if (bytes !== undefined) request.headers.set("Content-Length", String(bytes));
	return route[method](request, { params: Promise.resolve({ call: name }) });
}

test("each subject with calls has a route, and each route is that of a subject", () => {
	const here = path.join(process.cwd(), "app/(staff)/office");
	const folders = readdirSync(here).filter((name) => existsSync(path.join(here, name, "[call]", "route.ts")));
	expect(folders.sort()).toEqual([...calling].sort());
});

test.each(calls)("$path: whom the table names, and nobody else", async ({ path: name, allowed, ...call }) => {
	expect((await ask(call)).status).toBe(401);
	for (const role of roles) {
		const may = allowed.includes(role);
		if (may && lasting.includes(name)) continue;
		const { status } = await ask(call, role);
		// The request has no fields, so an allowed call responds with 200, 404 or a validation error.
		if (may) expect([200, 404, 422]).toContain(status);
		else expect([role, status]).toEqual([role, 403]);
	}
});

test.each(calls)("$path: 405 to another method, which names the right one", async ({ method, ...call }) => {
	const answer = await ask({ ...call, method: method === "GET" ? "POST" : "GET" }, "head");
	expect([answer.status, answer.headers.get("allow")]).toEqual([405, expect.stringContaining(method)]);
	expect(await answer.json()).toEqual({ success: false, message: errorText.methodNotAllowed });
	expect((await ask({ ...call, method: "OPTIONS" })).status).toBe(204);
});

const limits = { none: environment.BODY_BYTES, picture: environment.UPLOAD_BYTES, spreadsheet: maxFormBytes };
const posts = calls.filter(({ method, path: name }) => method === "POST" && !lasting.includes(name));

test.each(posts)("$path: 413 to a body above the limit for what it may hold", async ({ file, ...call }) => {
	expect((await ask({ ...call, bytes: limits[file] + 1 }, "head")).status).toBe(413);
	expect((await ask({ ...call, bytes: limits[file] }, "head")).status).not.toBe(413);
});

test.each(posts)("$path: 403 to a page of another site", async (call) => {
	expect((await ask({ ...call, origin: "https://evil.example" }, "head")).status).toBe(403);
	expect((await ask({ ...call, origin: "http://school.example" }, "head")).status).not.toBe(403);
});

test("a file is saved by the browser that asked, and stored nowhere else", async () => {
	const answer = await ask({ subject: "import", name: "template", method: "GET" }, "head");
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename/);
	expect(answer.headers.get("content-type")).toContain("spreadsheet");
});

test.each(calling)("%s: 404 to a name that the table lacks", async (subject) => {
	for (const name of ["nothing", "toString", "__proto__"])
		for (const method of ["GET", "POST"]) expect((await ask({ subject, name, method }, "head")).status).toBe(404);
});
