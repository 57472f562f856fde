/** Schools for tests of the back office: one of its own for a file, and one for all files that need none. */
import { rmSync } from "node:fs";
import { type APIRequestContext, expect, type PlaywrightTestArgs, request, test } from "@playwright/test";
import type { Variables } from "@/lib/commands/run/child";
import { head, type SiteOptions, TestSite } from "@/lib/commands/test/site";
import { sessionOf } from "../session";

export { head };

/**
 * Starts a separate school for the tests of a file: for those that break the database, exhaust rate limits, change the
 * settings, count what there is or read the server's output.
 * @param variables environment variables
 * @param filled default a new school
 * @returns the school; usable from the first test on, not before
 */
export function ownSchool(variables?: Variables, filled?: SiteOptions["school"]): TestSite {
	const school = new TestSite({ variables, school: filled });
	test.beforeAll(() => school.start());
	test.afterAll(async () => {
		await school.remove();
		expect(school.errors, "what the server logged").toEqual([]);
	});
	return school;
}

const shared = new TestSite();
let started: Promise<void> | undefined;

// The server ends with the process.
process.once("exit", () => {
	shared.signal("SIGKILL");
	if (shared.folder) rmSync(shared.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/**
 * A school for the tests of many files, which each worker starts once. They come in any order, so that a file adds records
 * of its own under names, years and sections that no other has, finds them by these, and expects nothing of the rest. After
 * a failure Playwright begins a new worker, and with it a new school.
 * @returns the school; usable from the first test on, not before
 */
export function sharedSchool(): TestSite {
	test.beforeAll(() => {
		started ??= shared.start();
		return started;
	});
	test.afterAll(() => expect(shared.errors, "what the server logged").toEqual([]));
	return shared;
}

/**
 * SQL of a time that comes after the commit of its statement: otherwise the site could look for due dates between the two,
 * and miss it. What staff save takes effect at once, whatever its times.
 */
export const soon = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 seconds')";

/** @returns a request context without cookies, with its own client address if TRUST_PROXY is 1 */
export const visitor = ({ url }: Pick<TestSite, "url">, address = "203.0.113.1"): Promise<APIRequestContext> =>
	request.newContext({
		baseURL: url,
		// The server closes idle connections after five seconds, which a reused one may meet.
		extraHTTPHeaders: { "X-Forwarded-For": address, Connection: "close" },
	});

type Account = typeof head;

/**
 * @param account e-mail address or user name, and password
 * @param url of the site, if the request context has none
 * @returns the headers of a new session
 */
export async function beginSession(
	asking: APIRequestContext,
	{ email: name, password }: Account,
	url = "",
): Promise<{ Authorization: string }> {
	const data = { [name.includes("@") ? "email" : "username"]: name, password };
	const answer = await asking.post(`${url}/cms/staff/login`, { data });
	expect(answer.status(), await answer.text()).toBe(200);
	return sessionOf(answer.headers()["set-cookie"]);
}

/** {@link beginSession} of the head account. */
export const signInHead = (asking: APIRequestContext) => beginSession(asking, head);

/** Creates a record over REST; returns its id. */
export type Create = (collection: string, data: object) => Promise<number>;

/** @param headers of a session, from {@link signInHead} */
export const recordsOf =
	(asking: APIRequestContext, headers: { Authorization: string }): Create =>
	async (collection, data) => {
		const answer = await asking.post(`/cms/${collection}`, { headers, data });
		expect(answer.status(), await answer.text()).toBe(201);
		return (await answer.json()).doc.id;
	};

type Page = PlaywrightTestArgs["page"];

/** {@link beginSession} in the page's browser context, without a visit. */
export async function signIn(page: Page, { url }: Pick<TestSite, "url">, account: Account = head): Promise<void> {
	await beginSession(page.request, account, url);
}

/** Waits until an opened page is ready for clicks. */
export async function hydrated(page: Page): Promise<void> {
	// Hydration gives elements properties of React; before it a click on a button does nothing.
	const link = page.locator("nav a").first();
	const isHydrated = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
	await expect.poll(isHydrated).toBe(true);
}

/**
 * Follows an entry of the menu as people do: in a small window the menu is opened first, in a wide one its group.
 * @returns the clicks that it took
 */
export async function followMenu(page: Page, path: string): Promise<number> {
	const link = page.locator(`.menu a[href="${path}"]`);
	const group = page.locator("details").filter({ has: page.locator(`a[href="${path}"]`) });
	let clicks = 1;
	const click = async (what: ReturnType<Page["locator"]>) => {
		await what.click();
		clicks += 1;
	};
	if (!(await group.isVisible())) await click(page.locator(".menu-bar button"));
	if (!(await link.isVisible())) await click(group.locator("summary"));
	await link.click();
	return clicks;
}

/** Signs in and opens the start page, ready for clicks. */
export async function openOffice(page: Page, school: Pick<TestSite, "url">, account?: Account): Promise<void> {
	await signIn(page, school, account);
	await page.goto(`${school.url}/admin`);
	await hydrated(page);
}

/** Signs in by the login form, which leads to the start page. */
export async function openOfficeByForm(page: Page, { url }: TestSite, account: Account): Promise<void> {
	await page.goto(`${url}/admin`);
	await page.locator("#field-username").fill(account.email);
	await page.locator("#field-password").fill(account.password);
	await page.locator("button[type=submit]").click();
	await page.waitForURL(`${url}/admin`);
}
