/** What a token with restricted rights opens, walked over every call of the API. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
const folder = "app/api";
const code = 2_026_001;
let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

/** @returns each call that asks for a token, with its guard */
async function guardedCalls() {
	const { declarationOf } = await import("./call");
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("route.ts"));
	const found = [];
	for (const file of files) {
		const { GET, POST } = (await import(path.resolve(folder, file))) as Record<"GET" | "POST", object>;
		const access = (declarationOf(GET) ?? declarationOf(POST))?.access;
		if (access && !["public", "ownSite"].includes(access)) found.push({ file: path.dirname(file), access });
	}
	return found;
}

/** @returns the calls that the token opens, and the messages of the others */
async function walk(token: string) {
	const headers = new Headers({ Authorization: `Bearer ${token}` });
	const request = { headers, url: "http://school.example/", method: "POST" };
	const guards = (await import("./guards")) as Record<string, unknown>;
	const opened: string[] = [];
	const refusals = new Set<unknown>();
	for (const { file, access } of await guardedCalls()) {
		const refusal = await (guards[access] as (request: object, params: object) => Promise<unknown>)(request, {
			code,
		}).then(
			() => opened.push(file) && null,
			(error: Error) => error,
		);
		if (refusal) refusals.add({ message: refusal.message, ...("more" in refusal && { more: refusal.more }) });
	}
	const different = [...new Set([...refusals].map((refusal) => JSON.stringify(refusal)))].map((text) =>
		JSON.parse(text),
	);
	return { opened: opened.sort(), refusals: different };
}

const person = { name: "রহিমা", gender: "2", fatherName: "ক", motherName: "খ" } as const;

test("a password from a slip opens its replacement and the logout; the own one everything of a student", async () => {
	const { issueToken } = await import("@/lib/school/tokens");
	const { inTransaction, query, sql } = await import("@/lib/school/query");
	const { id } = await payload.create({ collection: "students", data: { ...person, code } as never });
	const token = await inTransaction((req) => issueToken({ code, student: id, passwordVersion: 0 }, req));
	const { opened } = await walk(token);
	expect(opened).toContain("student-get/[year]");
	await query(sql`UPDATE students SET slip_until = ${new Date(Date.now() + 60_000).toISOString()} WHERE id = ${id}`);
	expect(await walk(token)).toEqual({
		opened: ["change/password/[id]", "student/student-logout"],
		refusals: [{ message: studentText.password.mustChange, more: { must_change: true } }],
	});
	await payload.delete({ collection: "students", where: { id: { equals: id } } });
});

test("an application's token opens state and sheet alone once the applicant is admitted", async () => {
	const { issueToken } = await import("@/lib/school/tokens");
	const { inTransaction } = await import("@/lib/school/query");
	const application = await payload.create({
		collection: "applications",
		data: { ...person, code, presentClass: 5, browserKey: "ক" } as never,
	});
	const token = await inTransaction((req) => issueToken({ code, application: application.id }, req));
	expect((await walk(token)).opened).toContain("student/data-requests/[code]");
	const context = { admission: true };
	const student = await payload.create({ collection: "students", data: { ...person, code } as never, context });
	const details = "student/student-details/[student_id]";
	expect(await walk(token)).toEqual({
		opened: [details, `${details}/code`, `${details}/state`, "student/student-logout"],
		refusals: [{ message: studentText.onlyReceipt }],
	});
	// The student's own opens the application as well.
	const own = await inTransaction((req) => issueToken({ code, student: student.id, passwordVersion: 0 }, req));
	const { ownApplication } = await import("./guards");
	const headers = new Headers({ Authorization: `Bearer ${own}` });
	const asked = { headers, url: "http://school.example/", method: "GET" };
	expect(await ownApplication(asked, { code })).toEqual({ code, student: student.id, application: application.id });
});
