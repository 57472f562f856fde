import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { application, bearer, expectFailure, login, passwordOf } from "./client";

const path = "/api/student/student-login";
const refused = { success: false, message: studentText.loginFailed };
const code = 2025121;

test("a wrong password and an unknown id get the same response", async ({ request }) => {
	for (const data of [
		{ student_id: code, password: "wrong password" },
		{ student_id: 77, password: "wrong password" },
	]) {
		const response = await request.post(path, { data });
		expect([response.status(), await response.json()]).toEqual([200, refused]);
	}
});

test("JSON and both kinds of form are taken, with digits of either kind", async ({ request }) => {
	const fields = { student_id: toBengaliDigits(code), password: passwordOf(code) };
	for (const body of [{ data: fields }, { form: fields }, { multipart: fields }]) {
		const response = await request.post(path, body);
		expect(await response.json()).toMatchObject({ success: true });
	}
});

test("a page of another site can neither log a browser in nor change anything", async ({ request }) => {
	const token = await login(request, code);
	const id = { student_id: code, password: passwordOf(code) };
	for (const Origin of ["https://evil.example", "null"])
		for (const [call, data] of [
			[path, id],
			["/api/student/student-application-form-post", application()],
			["/api/student/student-application-open", { student_id: 1, mobile: "01712345678" }],
			[`/api/change/password/${code}`, {}],
			["/api/student/student-logout", {}],
		] as const) {
			const headers = { ...bearer(token), Origin };
			await expectFailure(await request.post(call, { headers, data }), 403);
		}
	const own = { Origin: new URL((await request.post(path, { data: id })).url()).origin };
	expect(await (await request.post(path, { headers: own, data: id })).json()).toMatchObject({ success: true });
	// What only reads is answered.
	const read = await request.post("/api/notices-get", { headers: { Origin: "https://evil.example" } });
	expect(read.status()).toBe(200);
});

test("both fields have to be there, of their kind", async ({ request }) => {
	await expectFailure(await request.post(path, { data: {} }), 422, ["password", "student_id"]);
	await expectFailure(await request.post(path), 422, ["password", "student_id"]);
	for (const student_id of ["abc", "", -1, 1.5, {}, [1], true, "9".repeat(11), "1\u0000", "১২ক"])
		await expectFailure(await request.post(path, { data: { student_id, password: "x" } }), 422, ["student_id"]);
	for (const password of ["", 7, {}, [], "\ufffd", "x".repeat(1001)])
		await expectFailure(await request.post(path, { data: { student_id: code, password } }), 422, ["password"]);
});

test("five failures lock one student's login, and no other's", async ({ request }) => {
	const closed = 2025122;
	const tryOnce = (password: string) => request.post(path, { data: { student_id: closed, password } });
	// Concurrently: attempts are counted before the password is checked.
	const tries = await Promise.all(Array.from({ length: 8 }, () => tryOnce("wrong password")));
	expect(tries.map((response) => response.status()).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
	const response = await tryOnce(passwordOf(closed));
	await expectFailure(response, 429);
	const wait = Number(response.headers()["retry-after"]);
	expect(wait).toBeGreaterThan(800);
	expect(wait).toBeLessThanOrEqual(900);
	await login(request, 2025123);
});

test("a successful login resets the failures", async ({ request }) => {
	const forgetful = 2025124;
	for (let round = 0; round < 2; round++) {
		for (let failure = 0; failure < 4; failure++)
			expect(await (await request.post(path, { data: { student_id: forgetful, password: "x" } })).json()).toEqual(
				refused,
			);
		await login(request, forgetful);
	}
});
