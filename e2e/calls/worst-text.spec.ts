/** Text that is quadratic to normalise, sent to all calls in all content types, must be refused without blocking the site. */
import { expect, test } from "@playwright/test";
import { errorText } from "@/lib/bengali/errors";
import { bearer, login } from "./students/client";

const code = 2025181;

const calls = [
	"/api/home-page-data",
	"/api/contacts-page-get",
	"/api/notices-get",
	"/api/routines-get",
	"/api/curriculums-get",
	"/api/teachers-get",
	"/api/committee-get",
	"/api/get-params-name/notice/x",
	"/api/get-content-details/x",
	"/api/student/student-application-form-post",
	"/api/student/student-login",
	"/api/result-all-dataget",
	"/api/student-result-publish",
	"/api/student-detail/1/1/1",
	`/api/profile-picture-change/${code}`,
	`/api/change/password/${code}`,
	"/api/student-page",
	"/api/student-section-first/1/1",
	"/api/student-get/1/1/1",
	"/api/section-first/1",
	"/api/main-site-name",
];

/** All fields read by calls, and an unknown one. */
const fields = ["name", "image", "student_id", "password", "current_password", "studentId", "browser_key", "other"];

/** Combining marks up to the body limit; and a shorter run that is still longer than any real text. */
const marks = "\u0301\u0323".repeat(70_000);
const shortRun = `a${"\u0323\u0301".repeat(20)}`;

for (const path of calls) {
	test(`${path} refuses long runs of combining marks`, async ({ request }) => {
		const headers = bearer(await login(request, code));
		for (const field of fields)
			for (const [text, sentence] of [
				[marks, errorText.field.tooLong],
				[shortRun, errorText.field.control],
			] as const)
				for (const body of [
					{ data: { [field]: text } },
					{ form: { [field]: text } },
					{ multipart: { [field]: text } },
				]) {
					// A form encodes each byte as three.
					if ("form" in body && text === marks) body.form = { [field]: marks.slice(0, 40_000) };
					const answer = await request.post(path, { headers, ...body });
					expect(answer.status(), await answer.text()).toBe(422);
					expect((await answer.json()).errors).toEqual({ [field]: [sentence] });
				}
		expect((await request.get("/api/setting-get")).status()).toBe(200);
	});
}

test("names in paths and queries too", async ({ request }) => {
	const name = encodeURIComponent(`a${"\u0301\u0323".repeat(600)}`);
	for (const path of ["/api/get-content-details/", "/api/get-params-name/notice/"])
		expect((await request.post(path + name)).status()).toBe(404);
	expect((await request.post(`/api/notices-get?page=${name}`)).status()).toBe(422);
	for (const path of ["/content/", "/educational/notice/", "/educational/notice-routine/", "/image/routine/"])
		expect((await request.get(path + name)).status()).toBe(404);
});
