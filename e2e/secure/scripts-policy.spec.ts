/** The Content-Security-Policy of each page names its inline scripts; others do not run. */
import { createHash } from "node:crypto";
import { type APIResponse, expect, type Page, test } from "@playwright/test";
import { titles } from "@/lib/bengali/site";
import { verifyPath } from "@/lib/contract/paths";
import { prefixOf, routeTable } from "@/lib/contract/route-table.js";
import { examplePath } from "@/lib/contract/testing/paths-of-routes";
import { routes } from "../routes";

/** @returns the policies of a response, as browsers apply them: all at once */
const policiesOf = (answer: APIResponse) =>
	answer
		.headersArray()
		.filter(({ name }) => name.toLowerCase() === "content-security-policy")
		.map(({ value }) => value);

const scriptsOf = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
const hashOf = (script = "") => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** @returns the policy without 'unsafe-inline' that a cached page has beside that of all documents */
function ownPolicy(answer: APIResponse): string {
	const policies = policiesOf(answer);
	expect(policies).toHaveLength(2);
	const [own = "", ...others] = policies.filter((policy) => !policy.includes("default-src 'self'"));
	expect(others).toEqual([]);
	return own;
}

for (const visit of ["first", "second"])
	test(`each cached page names its own scripts, at the ${visit} visit`, async ({ request }) => {
		for (const { path, status, dynamic } of routes) {
			if (dynamic) continue;
			const answer = await request.get(path);
			expect(answer.status(), path).toBe(status);
			const policy = ownPolicy(answer);
			expect(policy, path).toMatch(/^script-src 'self' 'sha256-/);
			expect(policy, path).not.toContain("unsafe");
			const scripts = scriptsOf(await answer.text());
			expect(scripts.length, path).toBeGreaterThan(2);
			for (const script of scripts) expect(policy, `${path} ${script}`).toContain(hashOf(script));
			// nginx reads the headers of a response into a buffer of 4 KB.
			const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
			expect(headers.join("").length, path).toBeLessThan(3_000);
		}
	});

test("scripts of a page that is rendered on each request carry a nonce, or are named", async ({ request }) => {
	const nonces = new Set<string>();
	const forms = ["/student-result", "/student-login", "/student/student-application-form"];
	const paths = [verifyPath("x"), verifyPath("x"), "/search?q=x", "/admin/login", "/admin/nothing", ...forms];
	for (const path of paths) {
		const headers = { "Content-Security-Policy": "script-src 'nonce-guessed'" };
		const answer = forms.includes(path)
			? await request.post(path, { headers, multipart: { name: "x" } })
			: await request.get(path, { headers });
		const [policy = "", ...others] = policiesOf(answer);
		expect(others, path).toEqual([]);
		expect(policy, path).toContain("default-src 'self'; ");
		const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? "";
		expect(scripts, path).not.toContain("unsafe");
		const [, nonce = ""] = /^script-src 'self' 'nonce-([^']{20,})'/.exec(scripts) ?? [];
		expect(nonce, path).not.toBe("");
		nonces.add(nonce);
		const html = await answer.text();
		for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
			if (/src=|ld\+json/.test(attributes ?? "")) continue;
			if (!attributes?.includes(`nonce="${nonce}"`)) expect(scripts, `${path} ${script}`).toContain(hashOf(script));
		}
	}
	expect(nonces.size).toBe(paths.length);
});

test("no route allows a script that is not named, whatever is asked of it", async ({ request }) => {
	for (const { path: template } of routeTable) {
		const path = template.replaceAll(/\[+[^\]]+\]+/g, "x");
		const spellings = [path, `${path}?x`, path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)];
		for (const spelling of spellings)
			for (const method of ["GET", "POST"]) {
				const answer = await request.fetch(spelling, { method, maxRedirects: 0 });
				const policies = policiesOf(answer);
				const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
				const isNamed =
					policies.length === 0 ? !isPage : policies.some((policy) => !/script-src [^;]*unsafe/.test(policy));
				expect([method, spelling, isNamed]).toEqual([method, spelling, true]);
			}
	}
});

/** @returns the inline scripts of an answer that one of its policies blocks */
async function blockedIn(answer: APIResponse): Promise<string[]> {
	const lists = policiesOf(answer).map((policy) => /script-src[^;]*/.exec(policy)?.[0] ?? "");
	const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
	return scripts.flatMap(([, attributes = "", script]) => {
		if (/src=|ld\+json/.test(attributes)) return [];
		const nonce = `'nonce-${/nonce="([^"]+)"/.exec(attributes)?.[1]}'`;
		const isAllowed = (list: string) =>
			[nonce, hashOf(script)].some((name) => list.includes(name)) || list.includes("'unsafe-inline'");
		return lists.every(isAllowed) ? [] : [script ?? ""];
	});
}

test("below, above and beside each route a page that is not there runs its scripts", async ({ request }) => {
	const paths = routeTable.flatMap((route) => [
		prefixOf(route.path),
		// Two slashes would name a host.
		...[`${prefixOf(route.path)}/x/y/z/0/1`, `${examplePath(route)}/x`].map((path) => path.replace(/^\/+/, "/")),
	]);
	let pages = 0;
	for (const path of new Set(paths.filter((path) => path !== "/"))) {
		const answer = await request.get(path, { maxRedirects: 0 });
		if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
		pages += 1;
		expect.soft(await blockedIn(answer), `${answer.status()} ${path}`).toEqual([]);
	}
	expect(pages).toBeGreaterThan(50);
});

/** Records what the policy blocks. */
async function recordBlocked(page: Page): Promise<string[]> {
	const blocked: string[] = [];
	await page.exposeFunction("reportBlocked", (what: string) => blocked.push(what));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
			(window as unknown as { reportBlocked(what: string): void }).reportBlocked(`${violatedDirective} ${blockedURI}`);
		});
	});
	return blocked;
}

test("pages, navigation and the way to the back office work under the policy", async ({ page }) => {
	const blocked = await recordBlocked(page);
	await page.goto("/");
	await page.getByRole("link", { name: titles.notice }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: titles.notice })).toBeVisible();
	await page.goto("/student-login");
	await page.locator("input").first().fill("1");
	await page.goto(verifyPath("x"));
	await page.getByRole("link", { name: titles.notice }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: titles.notice })).toBeVisible();
	await page.goto("/admin/login");
	await expect(page.locator("#field-username")).toBeVisible();
	expect(blocked).toEqual([]);
});

test("an inline script that got into a page does not run", async ({ page }) => {
	await page.route("/notices", async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace(
			"<h1",
			"<script>window.injected=1</script><img src=x onerror='window.injected=2'><h1",
		);
		await route.fulfill({ response: answer, body });
	});
	const blocked = await recordBlocked(page);
	await page.goto("/notices");
	await expect.poll(() => blocked.length).toBeGreaterThan(1);
	expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
