import { type APIRequestContext, expect, test } from "@playwright/test";
import { studentText } from "@/lib/bengali/students";
import { bearer, expectFailure, login, passwordOf } from "./client";

const texts = studentText.password;
const good = "নতুন পাসওয়ার্ড";

const change = (request: APIRequestContext, code: number, token: string, data: object) =>
	request.post(`/api/change/password/${code}`, { headers: bearer(token), data });

test("each rule has its message, and a refusal changes nothing", async ({ request }) => {
	const code = 2025131;
	const token = await login(request, code);
	const current_password = passwordOf(code);
	const same = (password: string) => ({ current_password, new_password: password, confirm_password: password });
	for (const [data, message] of [
		[{ ...same(good), current_password: "not this one" }, texts.wrong],
		[{ ...same(good), confirm_password: "something else" }, texts.mismatch],
		[same("short"), texts.short("৮")],
		[same("x1".repeat(65)), texts.long("১২৮")],
		[same("password123"), texts.common],
		[same(String(code)), texts.short("৮")],
		[same(current_password), texts.unchanged],
	] as const) {
		const response = await change(request, code, token, data);
		expect([response.status(), await response.json()]).toEqual([200, { success: false, message }]);
	}
	await expectFailure(await change(request, code, token, {}), 422, [
		"confirm_password",
		"current_password",
		"new_password",
	]);
	await login(request, code);
	expect((await request.get(`/api/student-get/${code}`, { headers: bearer(token) })).status()).toBe(200);
});

test("a change revokes all tokens, and of two concurrent changes only one succeeds", async ({ request }) => {
	const code = 2025132;
	const token = await login(request, code);
	const [one, two] = ["প্রথম পাসওয়ার্ড", "দ্বিতীয় পাসওয়ার্ড"];
	const answers = await Promise.all(
		[one, two].map(async (password) => {
			const data = { current_password: passwordOf(code), new_password: password, confirm_password: password };
			const response = await change(request, code, token, data);
			return response.status() === 200 && (await response.json()).success;
		}),
	);
	expect(answers.filter(Boolean)).toHaveLength(1);
	await expectFailure(await request.get(`/api/student-get/${code}`, { headers: bearer(token) }), 401);
	await login(request, code, answers[0] ? one : two);
});
