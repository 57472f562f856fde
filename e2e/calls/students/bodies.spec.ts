import { expect, test } from "@playwright/test";
import { expectFailure } from "./client";

const posts = [
	"/api/student/student-application-form-post",
	"/api/student/student-login",
	"/api/result-all-dataget",
	"/api/student-result-publish",
	"/api/student-detail/2025001/1/1",
	"/api/student-page",
	"/api/student-section-first/1/1",
	"/api/section-first/1",
];
const others = ["/api/profile-picture-change/2025001", "/api/change/password/2025001", "/api/student-get/1/1/1"];
const gets = ["/api/student-get/2025001", "/api/student/student-details/2025001"];
const json = { "Content-Type": "application/json" };

for (const path of posts) {
	test(`${path} says what is wrong with a body`, async ({ request }) => {
		const invalidUtf8 = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
		// As bytes: Playwright would serialise text as JSON.
		for (const data of [Buffer.from('{"name": "Rah'), Buffer.from("not json"), invalidUtf8])
			await expectFailure(await request.post(path, { headers: json, data }), 400);
		for (const data of ["[]", '"text"', "null", "7"]) {
			const response = await request.post(path, { headers: json, data });
			expect(response.status()).toBe(422);
			expect(await response.json()).toMatchObject({ success: false });
		}
		await expectFailure(await request.post(path, { headers: json, data: Buffer.alloc(10_000_000, 0x20) }), 413);
	});
}

test("every call answers other methods with Allow", async ({ request }) => {
	for (const [paths, method, allowed] of [
		[[...posts, ...others], "GET", "POST, OPTIONS"],
		[[...posts, ...others], "DELETE", "POST, OPTIONS"],
		[gets, "POST", "GET, HEAD, OPTIONS"],
		[gets, "PUT", "GET, HEAD, OPTIONS"],
	] as const)
		for (const path of paths) {
			const response = await request.fetch(path, { method });
			await expectFailure(response, 405);
			expect(response.headers().allow).toBe(allowed);
		}
});

test("what is no id in a path is not found, whoever asks and whatever it is", async ({ request }) => {
	const patterns: ["GET" | "POST", string][] = [
		["GET", "/api/student-get/*"],
		["GET", "/api/student/student-details/*"],
		["POST", "/api/profile-picture-change/*"],
		["POST", "/api/change/password/*"],
		["POST", "/api/section-first/*"],
		["POST", "/api/student-section-first/1/*"],
		["POST", "/api/student-get/1/1/*"],
		["POST", "/api/student-detail/2025001/1/*"],
	];
	const none = ["x", "0", "01", "-1", "1e0", "1.0", "9007199254740993", "%", "%zz", "%ff", "%00", "%2F", "১ক", "٢"];
	for (const [method, pattern] of patterns)
		for (const id of none) {
			const path = pattern.replace("*", /^%/.test(id) ? id : encodeURIComponent(id));
			await expectFailure(await request.fetch(path, { method }), 404);
		}
});
