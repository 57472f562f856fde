import { expect, test } from "@playwright/test";
import { ownSchool, visitor } from "./own-school";

const school = ownSchool();
// Delete the last account while the server runs.
test.beforeAll(() => school.sql("DELETE FROM staff"));

const account = { email: "stranger@example.com", password: "a password of a stranger", name: "x" };

test("the first account cannot be created by an API call", async () => {
	const anonymous = await visitor(school);
	const paths = ["first-register", "first-register/", "first%2Dregister", "FIRST-REGISTER", "../staff/first-register"];
	for (const path of [...paths.map((name) => `/cms/staff/${name}`), "/cms/staff", "/cms//staff/first-register"]) {
		for (const method of ["POST", "PUT", "PATCH", "GET", "DELETE"]) {
			for (const body of [{ data: account }, { multipart: { _payload: JSON.stringify(account) } }]) {
				const answer = await anonymous.fetch(path, { method, ...body, maxRedirects: 0 });
				// 308 redirects to the URL without the trailing slash.
				expect([401, 404, 308], `${method} ${path}`).toContain(answer.status());
			}
		}
	}
	const tried = await anonymous.post("/cms/staff/login", { data: account });
	expect(tried.status()).toBe(401);
	await anonymous.dispose();
});

test("no page of the back office can create the first account", async ({ page }) => {
	for (const path of ["create-first-user", "create-first-user/", "create%2Dfirst%2Duser", "login", "", "account"]) {
		await page.goto(`${school.url}/admin/${path}`);
		await expect(page.locator("h1, h2, h3").first()).toBeVisible();
		expect(await page.locator("input").count(), path).toBe(0);
	}
});
