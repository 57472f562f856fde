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
const shortRun = `a${"\u0323\u0301".repeat(20)}`;
const { tooLong, control } = errorText.field;

/**
 * As much as a body may have, in one field and in four at once; and in all fields a shorter run that is still longer than
 * any real text. A form encodes each byte as three.
 */
const texts = [
	{ names: ["name"], text: marks(70_000), inForm: marks(20_000), sentence: tooLong },
	...[fields.slice(0, 4), fields.slice(4)].map((names) => {
		return { names, text: marks(17_400), inForm: marks(5_100), sentence: tooLong };
	}),
	{ names: fields, text: shortRun, inForm: shortRun, sentence: control },
];

for (const path of calls) {
	test(`${path} refuses long runs of combining marks`, async ({ request }) => {
		const headers = bearer(await login(request, code));
		for (const { names, text, inForm, sentence } of texts) {
			const each = <T>(value: T) => Object.fromEntries(names.map((name) => [name, value]));
			for (const body of [{ data: each(text) }, { form: each(inForm) }, { multipart: each(text) }]) {
				const answer = await request.post(path, { headers, ...body });
				expect(answer.status(), await answer.text()).toBe(422);
				expect((await answer.json()).errors).toMatchObject(each([sentence]));
			}
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
