/** The weight of the first visit; e2e/pages/sweep.spec.ts weighs every template. */
import { expect, test } from "@playwright/test";
import { compileHint } from "@/lib/framework/compile-hints";
import { sites } from "./sites";
import { limits, monthLimit, pathsOfMonth, weigh, weighMonth } from "./weigh";

test("the home page's first load stays within its limits", async ({ browser }) => {
	const weight = await weigh(browser, sites.demo.url, "/");
	// 0.023 where the font comes after the first paint; without the font the sweep allows none (e2e/pages/sweep.spec.ts).
	for (const [part, limit] of Object.entries({ ...limits, shift: 0.03 }))
		expect.soft(weight[part as keyof typeof limits], part).toBeLessThanOrEqual(limit);
	expect(weight.html).toBeGreaterThan(0);
	expect(weight.script).toBeGreaterThan(0);
});

test("what a family reads in a month stays within its limit", async ({ browser, request }) => {
	expect(await weighMonth(browser, sites.demo.url, await pathsOfMonth(request))).toBeLessThanOrEqual(monthLimit);
});

test("React is compiled while it arrives", async ({ request }) => {
	const html = await (await request.get("/")).text();
	const files = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file = ""]) => file);
	const scripts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
	const ofReact = scripts.filter((script) => script.includes("hydrateRoot"));
	expect(ofReact.length).toBeGreaterThan(0);
	for (const script of ofReact) expect(script.slice(0, compileHint.length)).toBe(compileHint);
});
