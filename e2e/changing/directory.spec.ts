import { expect, test } from "@playwright/test";
import { bearer, expectFailure, frameOf, login } from "../calls/students/client";
import { staffOf } from "../calls/students/staff";

test("staff can make the student directory public and private", async ({ request }) => {
	const { year, sectionsOf } = await frameOf(request);
	const [section] = await sectionsOf(11);
	const path = `/api/student-get/${year}/11/${section.id}`;
	const staff = await staffOf(request);
	await staff.updateGlobal("student-area", { directoryOpen: true });
	try {
		expect((await request.post(path)).status()).toBe(200);
	} finally {
		await staff.updateGlobal("student-area", { directoryOpen: false });
	}
	await expectFailure(await request.post(path), 401);
});

test("staff can ask everybody for a proof before a result is shown", async ({ request }) => {
	const choices = await (await request.post("/api/result-all-dataget")).json();
	const [exam] = choices.exams;
	const year = choices.year.find((entry: { year: number }) => entry.year === exam.year).id;
	const student = 2025010;
	const path = `/api/student-detail/${student}/${year}/${exam.id}`;
	const headers = bearer(await login(request, student));
	const own = await (await request.get(`/api/student-get/${student}`, { headers })).json();
	const staff = await staffOf(request);
	await staff.updateGlobal("student-area", { proofAlways: true });
	try {
		const asked = await request.post(path);
		expect([asked.status(), (await asked.json()).proof_required]).toEqual([403, true]);
		expect((await request.post(path, { headers })).status()).not.toBe(403);
		expect((await request.post(path, { data: { proof: own.data.date_of_birth } })).status()).not.toBe(403);
		expect((await request.post(path)).status()).not.toBe(403);
	} finally {
		await staff.updateGlobal("student-area", { proofAlways: false });
	}
	expect((await request.post(path.replace(String(student), String(student + 1)))).status()).not.toBe(403);
});
