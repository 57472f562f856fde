import { expect, test } from "@playwright/test";
import { bearer, expectFailure, login } from "./client";
import { staffOf } from "./staff";

test("no secret leaves the back office", async ({ request, playwright, baseURL }) => {
	const { headers, find } = await staffOf(request);
	const { docs } = await find("students", "limit=3&select[passwordHash]=true&select[name]=true");
	expect(docs).toHaveLength(3);
	expect(JSON.stringify(docs)).not.toMatch(/argon|passwordHash|passwordVersion/);
	expect(JSON.stringify((await find("applications", "limit=3")).docs)).not.toContain("browserKey");
	for (const query of ["students?where[passwordHash][like]=argon", "students?showHiddenFields=true&limit=1"]) {
		const response = await request.get(`/cms/${query}`, { headers });
		expect(await response.text()).not.toContain("argon");
	}
	// The back office has no use for it, so the address is closed.
	expect((await request.get("/cms/tokens", { headers })).status()).toBe(404);
	// A new context: the other one has the login's cookie.
	const stranger = await playwright.request.newContext({ baseURL });
	for (const collection of ["students", "applications", "results", "enrolments", "tokens"])
		expect((await stranger.get(`/cms/${collection}`)).status()).toBe(401);
	await stranger.dispose();
});

test("a password set by staff is effective at once and not stored in plain text", async ({ request }) => {
	const code = 2025161;
	const token = await login(request, code);
	const staff = await staffOf(request);
	const { docs } = await staff.find("students", `where[code][equals]=${code}`);
	const answer = await staff.update("students", docs[0]?.id, { newPassword: "অফিসের দেওয়া" });
	expect(JSON.stringify(answer)).not.toContain("অফিসের দেওয়া");
	await expectFailure(await request.get(`/api/student-get/${code}`, { headers: bearer(token) }), 401);
	await login(request, code, "অফিসের দেওয়া");
	const weak = await request.patch(`/cms/students/${docs[0]?.id}`, {
		headers: staff.headers,
		data: { newPassword: "short" },
	});
	expect(weak.status()).toBe(400);
});
