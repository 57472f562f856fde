import { expect, test } from "@playwright/test";
import { apply, bearer, expectFailure, login, passwordOf } from "./client";
import { ownCalls } from "./own-calls";

const nobody = "a".repeat(43);
const own = 2025101;
const another = 2025102;
const missing = 99;

for (const [name, call] of ownCalls) {
	test(`${name} opens to its own student's token alone`, async ({ request }) => {
		const token = await login(request, own);
		const secret = token.split("|")[1];
		for (const code of [own, missing]) await expectFailure(await call(request, code, {}), 401);
		for (const wrong of [`${own}|${nobody}`, `${another}|${secret}`, "x", "", `${own}|`, `|${secret}`])
			await expectFailure(await call(request, own, bearer(wrong)), 401);
		// The same response whether or not the student exists.
		for (const code of [another, missing]) await expectFailure(await call(request, code, bearer(token)), 403);
		for (const code of ["abc", "1.5", "-1", "0", "%00", "1e3", "99999999999999"])
			await expectFailure(await call(request, code, bearer(token)), 404);
	});

	test(`${name} is closed to a token from before a password change`, async ({ request }) => {
		const code = 2025110 + ownCalls.findIndex(([known]) => known === name);
		const [before, at] = [await login(request, code), await login(request, code)];
		const changed = await request.post(`/api/change/password/${code}`, {
			headers: bearer(at),
			data: { current_password: passwordOf(code), new_password: "নদীর পাড়ে ঘর", confirm_password: "নদীর পাড়ে ঘর" },
		});
		expect(await changed.json()).toMatchObject({ success: true });
		for (const token of [before, at]) await expectFailure(await call(request, code, bearer(token)), 401);
		const after = await login(request, code, "নদীর পাড়ে ঘর");
		expect((await call(request, code, bearer(after))).status()).not.toBe(401);
	});

	test(`${name} is closed to an applicant's token for another's number`, async ({ request }) => {
		const { token } = await apply(request);
		await expectFailure(await call(request, own, bearer(token)), 403);
	});
}

test("a student sees the own record and no more than the profile shows", async ({ request }) => {
	const response = await request.get("/api/student-get/2025001", { headers: bearer(await login(request, 2025001)) });
	const { data } = await response.json();
	expect(data).toMatchObject({ code: 2025001, present_class: 11, gender: expect.any(Number) });
	expect(data.date_of_birth).toMatch(/^\d{2}-\d{2}-\d{4}$/);
	expect(data.date_of_birth_no).toMatch(/^\d{17}$/);
	expect(await response.text()).not.toMatch(/password|hash|argon|updatedAt|"id"/i);
	expect(response.headers()["cache-control"]).toBe("no-store");
});

test("a student who never applied has no application", async ({ request }) => {
	const headers = bearer(await login(request, 2025001));
	await expectFailure(await request.get("/api/student/student-details/2025001", { headers }), 404);
});
