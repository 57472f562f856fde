import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
import { expect, test } from "@playwright/test";
import { sites } from "../../sites";
import { apply, bearer, expectFailure, frameOf, login } from "./client";
import { ownCalls } from "./own-calls";

/** Expires the tokens of a student or application in the site's database. */
async function expireTokens(owner: "student" | "application", code: number): Promise<void> {
	const database = drizzle({ connection: { url: `file:${sites.demo.folder}/school.db`, timeout: 5000 } });
	const { rowsAffected } = await database.run(
		`UPDATE tokens SET expires_at = '2020-01-01T00:00:00.000Z'
		WHERE ${owner}_id = (SELECT id FROM ${owner}s WHERE code = ${code})`,
	);
	database.$client.close();
	expect(rowsAffected).toBeGreaterThan(0);
}

for (const [index, [name, call]] of ownCalls.entries()) {
	test(`${name} is closed to an expired token`, async ({ request }) => {
		const code = 2025180 + index;
		const headers = bearer(await login(request, code));
		expect((await call(request, code, headers)).status()).not.toBe(401);
		await expireTokens("student", code);
		await expectFailure(await call(request, code, headers), 401);
		const fresh = bearer(await login(request, code));
		expect((await call(request, code, fresh)).status()).not.toBe(401);
	});
}

test("the list of students is closed to an expired token", async ({ request }) => {
	const code = 2025190;
	const { year, sectionsOf } = await frameOf(request);
	const [section] = await sectionsOf(11);
	const path = `/api/student-get/${year}/11/${section.id}`;
	const headers = bearer(await login(request, code));
	expect((await request.post(path, { headers })).status()).toBe(200);
	await expireTokens("student", code);
	await expectFailure(await request.post(path, { headers }), 401);
});

test("an application is closed to its expired token", async ({ request }) => {
	const { token, student_id } = await apply(request);
	const path = `/api/student/student-details/${student_id}`;
	const headers = bearer(token);
	expect((await request.get(path, { headers })).status()).toBe(200);
	await expireTokens("application", student_id);
	await expectFailure(await request.get(path, { headers }), 401);
});
