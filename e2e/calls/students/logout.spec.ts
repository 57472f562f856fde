import { expect, test } from "@playwright/test";
import { studentText } from "@/lib/bengali/students";
import { apply, bearer, expectFailure, login } from "./client";

const call = "/api/student/student-logout";
const code = 2025120;

test("logout revokes the token of the request, and no other of the student", async ({ request }) => {
	const [here, elsewhere] = [await login(request, code), await login(request, code)];
	const answer = await request.post(call, { headers: bearer(here) });
	expect(answer.status()).toBe(200);
	expect(await answer.json()).toEqual({ success: true, message: studentText.loggedOut });

	await expectFailure(await request.get(`/api/student-get/${code}`, { headers: bearer(here) }), 401);
	await expectFailure(await request.post(call, { headers: bearer(here) }), 401);
	expect((await request.get(`/api/student-get/${code}`, { headers: bearer(elsewhere) })).status()).toBe(200);
});

test("logout revokes an application's token", async ({ request }) => {
	const { token, student_id } = await apply(request);
	const details = () => request.get(`/api/student/student-details/${student_id}`, { headers: bearer(token) });
	expect((await details()).status()).toBe(200);
	expect((await request.post(call, { headers: bearer(token) })).status()).toBe(200);
	await expectFailure(await details(), 401);
});

test("without a valid token logout is 401", async ({ request }) => {
	await expectFailure(await request.post(call), 401);
	for (const wrong of ["", "x", `${code}|${"a".repeat(43)}`])
		await expectFailure(await request.post(call, { headers: bearer(wrong) }), 401);
});
