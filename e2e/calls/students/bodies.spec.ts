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
