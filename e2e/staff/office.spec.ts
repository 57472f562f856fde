/** The back office in a browser, on the production build: error messages, sessions, sizes, server functions. */

import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { bannerText } from "@/lib/bengali/banner";
import { formatDate } from "@/lib/bengali/dates";
import { bannerFormText } from "@/lib/office/banner/text";
import { menuLinkText } from "@/lib/office/publishing/text";
import { sessionsText } from "@/lib/office/sessions/text";
import { slipText } from "@/lib/office/slips/text";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { hydrated, recordsOf, sharedSchool, signIn, signInHead, visitor } from "./own-school";
import { expectRefused } from "./refusals";

const school = sharedSchool();
test.describe.configure({ mode: "serial" });

const ids = { year: 0, section: 0, student: 0 };

const toast = (page: Page) => page.locator(".payload-toast-container");
const freeName = (name: string) => `${name}${staffText.nameWithDay(formatDate(new Date().toISOString()), 1)}`;

async function session() {
	const asking = await visitor(school);
	// Pages and route handlers are bundled separately: load Payload by a page first, then use it by REST.
	expect((await asking.get("/admin/login")).status()).toBe(200);
	const headers = await signInHead(asking);
	return { asking, headers };
}

test("the API reports errors in Bengali with their fields", async () => {
	const { asking, headers } = await session();
	const create = recordsOf(asking, headers);
	const name = "একবারই";
	await create("notices", { name, _status: "published" });
	const year = await create("years", { year: 2042 });
	const section = await create("sections", { name: "দপ্তর", class: 3 });
	const student = await create("students", { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" });
	Object.assign(ids, { year, section, student });
	await create("enrolments", { student, year, section, roll: 1 });

	const errorsOf = async (method: string, path: string, data?: object) => {
		const answer = await asking.fetch(`/cms/${path}`, { method, headers, ...(data && { data }) });
		expect(answer.status()).toBe(400);
		return (await answer.json()).errors[0];
	};
	const twice = await errorsOf("POST", "notices", { name, _status: "published" });
	expect(twice.data.errors).toMatchObject([{ path: "name", message: staffText.errors.nameTaken(freeName(name)) }]);
	const nameless = await errorsOf("POST", "notices", { _status: "published" });
	expect(nameless.data.errors).toMatchObject([{ path: "name", message: staffText.errors.name }]);
	const sectionless = await errorsOf("POST", "enrolments", { student, year, section: 99999, roll: 2 });
	expect(sectionless.data.errors).toMatchObject([{ path: "section", message: studentStaffText.errors.section }]);
	const used = await errorsOf("DELETE", `years/${year}`);
	expect(used.message).toBe(studentStaffText.errors.used(studentStaffText.enrolments.plural));
	await asking.dispose();
});

test("forms show errors at the field or in a toast", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/collections/notices/create`);
	// The form stores its record when it opens.
	await page.waitForURL(/notices\/\d+/);
	await page.locator("#field-name").fill("একবারই");
	await expectRefused(page, staffText.errors.nameTaken(freeName("একবারই")));

	await page.goto(`${school.url}/admin/collections/menu-entries/create`);
	await page.locator("#field-name").fill("পাতা");
	await page.locator("#field-link:visible").selectOption(menuLinkText.outside);
	await page.getByLabel(menuLinkText.address).fill("ভুল");
	await expectRefused(page, staffText.errors.link);

	await page.goto(`${school.url}/admin/collections/years/${ids.year}`);
	// A press before hydration does nothing.
	await hydrated(page);
	await page.locator(".doc-controls__popup button").first().click();
	await page.locator("#action-delete").click();
	await page.locator("#confirm-action").click();
	await expect(toast(page)).toContainText(studentStaffText.errors.used(studentStaffText.enrolments.plural));
});

test("before the scripts run, nothing can be typed or pressed that would be lost", async ({ page }) => {
	await signIn(page, school);
	await page.route("**/*.js*", (route) => route.abort());
	const { asking, headers } = await session();
	const person = { name: "সাদিয়া", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const student = await recordsOf(asking, headers)("students", person);
	await asking.dispose();
	await page.goto(`${school.url}/admin/banner`, { waitUntil: "commit" });
	await expect(page.getByLabel(bannerText.fields.text)).toBeDisabled();
	await expect(page.getByRole("button", { name: bannerFormText.publish })).toBeDisabled();
	await page.goto(`${school.url}/admin/collections/students/${student}`, { waitUntil: "commit" });
	await expect(page.getByRole("button", { name: slipText.make })).toBeDisabled();
	await page.unroute("**/*.js*");
	await page.reload();
	await expect(page.getByRole("button", { name: slipText.make })).toBeEnabled();
	await page.goto(`${school.url}/admin/banner`);
	await expect(page.getByLabel(bannerText.fields.text)).toBeEnabled();
});

test("the login has no link to reset a password", async ({ page }) => {
	await page.goto(`${school.url}/admin/login`);
	await expect(page.locator("#field-password")).toBeVisible();
	await expect(page.locator("a[href*=forgot]")).toBeHidden();
});

test("signing out ends the session", async ({ page }) => {
	await signIn(page, school);
	await page.goto(`${school.url}/admin/account`);
	await page.getByRole("button", { name: sessionsText.end }).click();
	await expect(toast(page)).toContainText(sessionsText.ended);

	const cookies = await page.context().cookies();
	const session = cookies.find(({ name }) => name === "payload-token")?.value;
	await page.goto(`${school.url}/admin/logout`);
	await page.waitForURL(/\/admin\/login/);
	const asking = await visitor(school);
	const answer = await asking.get("/cms/staff/me", { headers: { Authorization: `JWT ${session}` } });
	expect(answer.status()).toBe(401);
	await asking.dispose();
});

test("documents of the back office stay below 60 KB, compressed", async () => {
	const { asking, headers } = await session();
	const record = `/collections/students/${ids.student}`;
	const roster = `/section-roster?year=${ids.year}&section=${ids.section}`;
	const lists = ["/collections/notices", "/collections/students", "/admissions", roster];
	for (const path of ["", ...lists, "/collections/notices/create", record]) {
		const answer = await asking.get(`/admin${path}`, { headers: { ...headers, "Accept-Encoding": "identity" } });
		expect(answer.status()).toBe(200);
		expect(gzipSync(await answer.body()).length, path).toBeLessThan(60_000);
	}
	await asking.dispose();
});

test("server functions of the back office reject anonymous requests", async ({ page }) => {
	let action: { id: string; body: string } | undefined;
	page.on("request", (request) => {
		const id = request.headers()["next-action"];
		if (id && request.postData()?.includes("form-state")) action = { id, body: request.postData() ?? "" };
	});
	await signIn(page, school);
	const path = `/admin/collections/years/${ids.year}`;
	await page.goto(`${school.url}${path}`);
	await page.locator("#field-year").fill("2043");
	await expect.poll(() => action?.id).toBeTruthy();
	const headers = { "Next-Action": action?.id ?? "", "Content-Type": "text/plain;charset=UTF-8" };
	const ask = (path: string) => page.request.post(`${school.url}${path}`, { headers, data: action?.body });
	expect(await (await ask(path)).text()).toContain("initialValue");
	await page.context().clearCookies();
	for (const other of [path, "/admin/login", "/admin"]) {
		const text = await (await ask(other)).text();
		expect(text).not.toContain("initialValue");
	}
});
