import { expect, test } from "@playwright/test";
import { expectFailure, frameOf } from "../calls/students/client";
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
