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

const marks = (pairs: number) => "\u0301\u0323".repeat(pairs);
/** Longer than in any real text. */
const shortRun = `a${marks(20)}`;

const one = (text: string) => ({ name: text });
const all = (text: string) => Object.fromEntries(fields.map((name) => [name, text]));

/** As much as a body may have, in one field and in all, and a short run in all; a form encodes each byte as three. */
const bodies = [
	...[{ data: one(marks(70_000)) }, { multipart: one(marks(70_000)) }, { form: one(marks(20_000)) }],
	...[{ data: all(marks(8_000)) }, { multipart: all(marks(8_000)) }, { form: all(marks(2_500)) }],
	...[{ data: all(shortRun) }, { multipart: all(shortRun) }, { form: all(shortRun) }],
];

/** Characters of a text (lib/http/body); what is shorter is refused for its marks. */
const longest = 10_000;

for (const path of calls) {
	test(`${path} refuses long runs of combining marks`, async ({ request }) => {
		const headers = bearer(await login(request, code));
		for (const body of bodies) {
			const answer = await request.post(path, { headers, ...body });
			expect(answer.status(), await answer.text()).toBe(422);
			const sentences = Object.entries<string>(Object.values(body)[0] ?? {}).map(([name, text]) => [
				name,
				[text.length > longest ? errorText.field.tooLong : errorText.field.control],
			]);
			expect((await answer.json()).errors).toEqual(Object.fromEntries(sentences));
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
