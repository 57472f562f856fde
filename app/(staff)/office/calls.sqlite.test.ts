/**
 * Access to the staff API: every call of lib/office/subjects with each role, without a session, and with another
 * method.
 */

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { makeAccount, newToken, proveAllSessions } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import type { OfficeCall } from "@/lib/office/calls";
import { maxFormBytes } from "@/lib/office/lists/limits";
import { wholeSchool } from "@/lib/office/printing/shared";
import { type CallingSubject, type Role, type Subject, type SubjectEntry, subjects } from "@/lib/office/subjects";

const open = testDatabase();
const roles: Role[] = ["head", "clerk", "exam"];
const entries = Object.entries(subjects) as [Subject, SubjectEntry][];
const calling = entries.filter(([, { calls }]) => calls).map(([subject]) => subject);

/** With what stands at the call itself; filled when the database is open. */
type Entry = { path: string; subject: string; name: string; allowed: readonly Role[] } & Pick<OfficeCall, "stepUp"> & {
		method: string;
		file: "none" | "picture" | "spreadsheet";
		own: OfficeCall;
	};
const calls = entries.flatMap(([subject, { calls: names = [], roles: allowed }]) =>
	names.map((name) => ({ path: `${subject}/${name}`, subject, name, allowed }) as Entry),
);

/** Calls with effects that outlast the test; the browser tests make them with the roles that may. */
const lasting = ["sessions/end", "backup/start", "export/start"];

let payload: Payload;
const tokens = {} as Record<Role | "unproved", string>;

beforeAll(async () => {
	// Each refusal is logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	const { allCalls } = await import("@/lib/office/all-calls");
	for (const entry of calls) {
		const all: Record<string, OfficeCall> = (await allCalls[entry.subject as CallingSubject]()).calls;
		const own = all[entry.name] as OfficeCall;
		Object.assign(entry, { own, method: own.method ?? "POST", file: own.file ?? "none", stepUp: own.stepUp });
	}
	for (const role of roles) {
		await makeAccount(payload, role, { role, ...(role === "exam" && { classes: [3] }) });
		tokens[role] = await newToken(payload, { username: role });
	}
	await proveAllSessions(payload);
	await makeAccount(payload, "unproved", { role: "head" });
	tokens.unproved = await newToken(payload, { username: "unproved" });
});

type Fields = Record<string, string | number>;
type Asked = { subject: string; name: string; method: string; bytes?: number; origin?: string; fields?: Fields };

/**
 * @param account whose newest session asks, a role's or `unproved`
 * @returns the response to a call, by default one without any field; `bytes` sets a false Content-Length
 */
async function ask(
	{ subject, name, method, bytes, origin, fields = {} }: Asked,
	account?: keyof typeof tokens,
): Promise<Response> {
	const query =
		method === "GET"
			? `?${new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, String(value)]))}`
			: "";
	const request = new Request(`http://school.example/office/${subject}/${name}${query}`, {
		method,
		headers: {
			"Content-Type": "application/json",
			Host: "school.example",
			...(origin && { Origin: origin }),
			...(account && { Authorization: `JWT ${tokens[account]}` }),
		},
		...(method === "POST" && { body: JSON.stringify(fields) }),
	});
	if (bytes !== undefined) request.headers.set("Content-Length", String(bytes));
	const { officeCalls } = await import("@/lib/http/staff/calls");
	return officeCalls[method as "GET"](request, { params: Promise.resolve({ subject, call: name }) });
}

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

type Shape = Partial<{
	anyOf: Shape[];
	enum: unknown[];
	properties: Record<string, Shape>;
	items: Shape;
	type: string;
}>;

/** @returns what the schema takes, ids among it as given */
function filled({ anyOf, enum: known, properties, items, type }: Shape, id: number): unknown {
	if (known) return known[0];
	if (anyOf) return filled(anyOf[0] ?? {}, id);
	if (properties)
		return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, filled(shape, id)]));
	if (items) return [filled(items, id)];
	return type === "boolean" ? true : type === "string" ? String(id) : id;
}

test.each(calls)("$path: an id that no record has is no fault of the site", async ({ path: name, own, ...call }) => {
	if (lasting.includes(name) || !own.input) return;
	const shape = z.toJSONSchema(own.input, { unrepresentable: "any", io: "input" }) as Shape;
	const [known, unknown] = [filled(shape, 3), filled(shape, 999_999)] as [Fields, Fields];
	for (const field of Object.keys(unknown)) {
		const { status } = await ask({ ...call, fields: { ...known, [field]: unknown[field] ?? "" } }, "head");
		expect([field, status]).not.toEqual([field, 500]);
	}
});

/** The calls before which a session must have proved itself, with fields that are valid. */
const guarded: Record<string, Fields> = {
	"import/list": { format: "csv" },
	"circulars/numbers": { id: 999_999, format: "txt" },
	"printing/list": { year: 1, place: wholeSchool, columns: "roll", blanks: "" },
	"backup/file": { name: "school.tar.gz" },
	"backup/new-key": {},
	"backup/seal": { recipient: "age1" },
	"export/file": {},
	"erasing/erase": { kind: "students", id: "999999" },
	"staff/password": { id: 999_999 },
	"second-factor/proved": {},
	"second-factor/start": {},
	"second-factor/renew-codes": {},
	"second-factor/remove": {},
	"updates/back": {},
	"updates/start": {},
};

test("the session must have proved itself before these calls, each of which says by what", async () => {
	const found = calls.filter(({ stepUp }) => stepUp);
	expect(found.map((call) => call.path).sort()).toEqual(Object.keys(guarded).sort());
	for (const { path: name, ...call } of found) {
		const answer = await ask({ ...call, fields: guarded[name] }, "unproved");
		const message = expect.any(String);
		expect([name, answer.status, await answer.json()]).toEqual([
			name,
			403,
			{ success: false, message, errors: { password: [message] } },
		]);
		expect([name, (await ask({ ...call, fields: guarded[name] }, "head")).status]).not.toEqual([name, 403]);
	}
	// The list of a class is daily work.
	const numbers = { subject: "circulars", name: "numbers", method: "POST" };
	expect((await ask({ ...numbers, fields: { ...guarded["circulars/numbers"], class: 3 } }, "unproved")).status).toBe(
		404,
	);
	const list = { subject: "import", name: "list", method: "GET" };
	expect((await ask({ ...list, fields: { format: "csv", class: "3" } }, "unproved")).status).toBe(200);
	expect((await ask({ ...list, fields: { format: "csv", class: "" } }, "unproved")).status).toBe(403);
});

test.each(calls)("$path: 405 to another method, which names the right one", async ({ method, ...call }) => {
	const answer = await ask({ ...call, method: method === "GET" ? "POST" : "GET" }, "head");
	expect([answer.status, answer.headers.get("allow")]).toEqual([405, expect.stringContaining(method)]);
	expect(await answer.json()).toEqual({ success: false, message: errorText.methodNotAllowed });
	expect((await ask({ ...call, method: "OPTIONS" })).status).toBe(204);
});

async function limitOf(file: Entry["file"]): Promise<number> {
	return { none: bodyBytes, picture: uploadBytes, spreadsheet: maxFormBytes }[file];
}
const posts = () => calls.filter(({ method, path: name }) => method === "POST" && !lasting.includes(name));

test("413 to a body above the limit for what the call may hold", async () => {
	for (const { file, path: name, ...call } of posts()) {
		const limit = await limitOf(file);
		expect([name, (await ask({ ...call, bytes: limit + 1 }, "head")).status]).toEqual([name, 413]);
		expect([name, (await ask({ ...call, bytes: limit }, "head")).status]).not.toEqual([name, 413]);
	}
});

test("403 to a page of another site", async () => {
	for (const { path: name, ...call } of posts()) {
		const statusFrom = async (origin: string) => [name, (await ask({ ...call, origin }, "head")).status];
		expect(await statusFrom("https://evil.example")).toEqual([name, 403]);
		expect(await statusFrom("http://school.example")).not.toEqual([name, 403]);
	}
});

test("a file is saved by the browser that asked, and stored nowhere else", async () => {
	const answer = await ask({ subject: "import", name: "template", method: "GET" }, "head");
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename/);
	expect(answer.headers.get("content-type")).toContain("spreadsheet");
});

test("the archive of all of the school is sent once; when its first byte is sent, its file has no name any more", async () => {
	const { BACKUP_DIR } = (await import("@/lib/machine/environment")).environment;
	const folder = path.join(BACKUP_DIR, "unfinished-export");
	mkdirSync(folder, { recursive: true });
	const bytes = randomBytes(300_000);
	writeFileSync(path.join(folder, "school-export.zip"), bytes);
	const call = { subject: "export", name: "file", method: "GET" };
	expect((await ask(call, "clerk")).status).toBe(403);
	expect((await ask(call, "unproved")).status).toBe(403);
	const answer = await ask(call, "head");
	expect(existsSync(folder)).toBe(false);
	expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("content-length")]).toEqual([
		...[200, "no-store", String(bytes.length)],
	]);
	expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''school-export.zip");
	expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
	expect((await ask(call, "head")).status).toBe(404);
});

test.each([...calling, "nothing", "start"])("%s: 404 to a name that the table lacks", async (subject) => {
	for (const name of ["nothing", "toString", "__proto__"])
		for (const method of ["GET", "POST"]) expect((await ask({ subject, name, method }, "head")).status).toBe(404);
});

/** Answers with a list of records that are no persons, or of what a day's work asks for again and again. */
const uncounted = [
	// What could not be undone or has become of one record, and who writes in it.
	...["activity/take-back", "certificates/cancel", "import/undo", "promotion/undo"],
	...["editing/presence", "students/enrol", "students/photo"],
	// Sittings of an exam.
	...["exam-routine/copy", "exam-routine/paste"],
	// What the account has sent itself, looked through.
	...["applicant-list/check", "date-list/check", "marks/check", "old-results/check"],
	// The grid of a section, at each save; names and classes of a handful that a search finds.
	...["marks/save", "find/records"],
];

/** @returns whether a schema has a list of records anywhere */
const hasList = (schema: unknown): boolean => {
	if (typeof schema !== "object" || schema === null) return false;
	const { type, items } = schema as { type?: unknown; items?: { type?: unknown } };
	return (type === "array" && items?.type === "object") || Object.values(schema).some(hasList);
};

test("every call that answers with a list of persons counts them", async () => {
	const found = calls.filter(
		({ own: { answer, persons } }) =>
			typeof answer !== "string" && hasList(z.toJSONSchema(answer, { unrepresentable: "any" })) && !persons,
	);
	expect(found.map((call) => call.path).sort()).toEqual(uncounted.slice().sort());
});

test("more than three hundred persons in files are an act, and told to the heads", async () => {
	const { rows, sql } = await import("@/lib/data/sql");
	const now = new Date().toISOString();
	const values = Array.from(
		{ length: 151 },
		(_, index) => sql`(${2_030_001 + index}, ${"রহিম"}, ${"১"}, ${"ক"}, ${"খ"}, ${"1"}, 0, ${now}, ${now})`,
	);
	await rows(
		payload,
		sql`INSERT INTO students (code, name, title, father_name, mother_name, gender, password_version, updated_at,
			created_at) VALUES ${sql.join(values, sql`, `)}`,
	);
	const told = async () => (await rows(payload, sql`SELECT 1 FROM alerts WHERE kind = 'reading'`)).length;
	const list = { subject: "import", name: "list", method: "GET", fields: { format: "csv" } };
	expect((await ask(list, "clerk")).status).toBe(200);
	expect(await told()).toBe(0);
	expect((await ask(list, "clerk")).status).toBe(200);
	expect(await told()).toBe(1);
	// What staff have sent themselves, or a template, is nobody's data.
	expect((await ask({ ...list, name: "template", fields: {} }, "clerk")).status).toBe(200);
	expect(await told()).toBe(1);
});
