/** A demo student in a browser. Ids start at 2025001; each password is `demo-` and the id. */
import { type APIRequestContext, expect, type Page, type Route } from "@playwright/test";
import type { Student } from "@/lib/contract/students";
import { expectNoSidewaysScroll, smallTargets, violationsOf } from "../page-rules";

export const phone = { width: 360, height: 740 };

export const passwordOf = (id: number) => `demo-${id}`;

export async function tokenOf(request: APIRequestContext, id: number, password = passwordOf(id)): Promise<string> {
	const answer = await request.post("/api/student/student-login", { data: { student_id: id, password } });
	return (await answer.json()).data.token;
}

export async function recordOf(request: APIRequestContext, id: number): Promise<Student> {
	const headers = { Authorization: `Bearer ${await tokenOf(request, id)}` };
	return (await (await request.get(`/api/student-get/${id}`, { headers })).json()).data;
}

/** Stores a token like a login does. */
export async function keepToken(page: Page, token: string): Promise<void> {
	await page.goto("/contact");
	await page.evaluate((value) => localStorage.setItem("token", value), token);
}

export const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

/** Opens a page with a stored student token. */
export async function openAs(page: Page, id: number, path: string): Promise<void> {
	await keepToken(page, await tokenOf(page.request, id));
	await page.goto(path);
}

/** Delays the responses of a call, or of those of its requests that are meant, until `answer` is called. */
export async function slow(
	page: Page,
	call: string | RegExp,
	isMeant = async (_route: Route) => true,
): Promise<{ answer: () => void }> {
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(call, async (route) => {
		if (await isMeant(route)) await held;
		await route.continue();
	});
	return { answer };
}

/** Aborts the requests of a call until `mend` is called. */
export async function broken(page: Page, call: string): Promise<{ mend: () => Promise<void> }> {
	await page.route(call, (route) => route.abort());
	return { mend: () => page.unroute(call) };
}

/** Expects no axe violation (WCAG 2.2 AA) and no horizontal overflow. */
export async function expectGoodPage(page: Page): Promise<void> {
	expect(await violationsOf(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	await expectNoSidewaysScroll(page);
}
