import { expect, test } from "@playwright/test";
import { head, ownSchool, signInHead, visitor } from "./own-school";

const school = ownSchool({ TRUST_PROXY: "1", LOGIN_FAILURES_PER_STUDENT: "3" });

test("after `npm run staff-password` a locked-out account can sign in at once from the same address", async () => {
	const asking = await visitor(school, "192.0.2.90");
	const statusOf = async (password: string) =>
		(await asking.post("/cms/staff/login", { data: { email: head.email, password } })).status();
	const session = await signInHead(asking);
	for (const status of [401, 401, 401, 429]) expect(await statusOf("ভুল পাসওয়ার্ড দিয়ে চেষ্টা")).toBe(status);
	expect(await statusOf(head.password)).toBe(429);

	// STAFF_PASSWORD is set for this school.
	expect(await school.command("staff-password", head.email)).toContain(head.email);
	expect((await asking.get("/cms/notices", { headers: session })).status()).toBe(401);
	expect(await statusOf(head.password)).toBe(200);
	await asking.dispose();
});
