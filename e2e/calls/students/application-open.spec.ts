/** Opening an application by facts that it contains. */
import { expect, test } from "@playwright/test";
import { openApplicationText } from "@/lib/bengali/application";
import { apply, bearer, expectFailure, type Json } from "./client";

const path = "/api/student/student-application-open";
const facts = { father_mobile_no: "01712345678", mothers_mobile_no: "01912345678", date_of_birth: "25-01-2015" };
const refused = { success: false, message: openApplicationText.refused };

test("a right mobile number or date of birth gets a token for this application alone", async ({ request }) => {
	const { student_id } = await apply(request, facts);
	const right: Json[] = [
		{ mobile: "01712345678" },
		{ mobile: "+8801912345678" },
		{ birth_date: "২৫-০১-২০১৫" },
		{ mobile: "01712345678", birth_date: "25-01-2015" },
	];
	for (const more of right) {
		const answer = await (await request.post(path, { data: { student_id, ...more } })).json();
		expect(answer).toEqual({
			success: true,
			data: { token: expect.stringMatching(`^${student_id}\\|[\\w-]{43}$`), student_id },
		});
		const headers = bearer(answer.data.token);
		expect((await request.get(`/api/student/student-details/${student_id}`, { headers })).status()).toBe(200);
		expect((await request.get(`/api/student/student-details/${student_id + 1}`, { headers })).status()).toBe(403);
	}
});

test("anything else is refused in the same words, also for a number that does not exist", async ({ request }) => {
	const [full, bare] = [await apply(request, facts), await apply(request)];
	const wrong: Json[] = [
		{ student_id: full.student_id, mobile: "01812345678" },
		{ student_id: full.student_id, mobile: "01712345678", birth_date: "26-01-2015" },
		{ student_id: bare.student_id, mobile: "01712345678" },
		{ student_id: bare.student_id, birth_date: "25-01-2015" },
		{ student_id: 9_999_999_999, mobile: "01712345678" },
		// A student's id is no application.
		{ student_id: 2025001, birth_date: "25-01-2015" },
	];
	for (const data of wrong) {
		const answer = await request.post(path, { data });
		expect(answer.status()).toBe(200);
		expect(await answer.json()).toEqual(refused);
	}
});

test("fields that are missing or cannot be read are named", async ({ request }) => {
	await expectFailure(await request.post(path, { data: {} }), 422, ["student_id"]);
	await expectFailure(await request.post(path, { data: { student_id: 1 } }), 422, ["mobile"]);
	await expectFailure(await request.post(path, { data: { student_id: "x", mobile: "1" } }), 422, [
		"mobile",
		"student_id",
	]);
	await expectFailure(await request.post(path, { data: { student_id: 1, birth_date: "31-02-2015" } }), 422, [
		"birth_date",
	]);
});

test("facts cannot be tried one after the other", async ({ request }) => {
	const { student_id } = await apply(request, facts);
	const statuses = [];
	for (let day = 10; day <= 15; day++)
		statuses.push((await request.post(path, { data: { student_id, birth_date: `${day}-01-2015` } })).status());
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	// After too many wrong attempts the right fact is refused too.
	expect((await request.post(path, { data: { student_id, mobile: "01712345678" } })).status()).toBe(429);
});
