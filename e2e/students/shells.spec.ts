/** Pages that the browser fills in are rendered once: made-up names cost nothing and reach no stored page. */
import { expect, test } from "@playwright/test";

for (const [path, other] of [
	["/profile/2025001", "/profile/9999999"],
	["/change-password/2025001", "/change-password/x"],
	["/student/details/2025001", "/student/details/%E0%A6%95"],
	["/student-result-publish/1/2/3/4", "/student-result-publish/9/9/9/9"],
] as const)
	test(`${path} and ${other} are one stored page`, async ({ request }) => {
		const first = await request.get(path);
		expect(first.status()).toBe(200);
		const second = await request.get(other);
		expect([second.status(), second.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
		expect(await second.text()).toBe(await first.text());
		expect(await first.text()).not.toContain("2025001");
	});
