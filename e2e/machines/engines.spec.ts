/** Firefox and WebKit show every template and let people do what they come for, as Chromium does in `npm test`. */
import { expect, test } from "@playwright/test";
import { TestSite } from "@/lib/commands/test/site";
import { screens } from "../first-screen";
import { schoolName, templates } from "../routes";
import { skipIf } from "../skip";
import { type Engine, patient } from "./engines/engine";
import { excused, violationsByIbm } from "./engines/equal-access";
import { firefoxMissing, startFirefox } from "./engines/firefox";
import { tasks } from "./engines/tasks";
import { watched } from "./engines/watched";
import { startWebKit, webkitMissing } from "./engines/webkit";

const site = new TestSite({ school: { students: 30 } });
test.beforeAll(() => site.startWhole());
test.afterAll(() => site.remove());

/** Width, height, and the lowest place of the heading. */
const sizes = [
	[360, 740, screens[0].latest],
	[1366, 768, screens[2].latest],
] as const;

/** Runs in the page. On home, whose heading is hidden, the first picture or link stands for it. */
function look(latest: number) {
	const main = document.querySelector("main");
	const first = location.pathname === "/" ? main?.querySelector("img, a") : main?.querySelector("h1");
	const banner = document.querySelector("#banner")?.getBoundingClientRect().height ?? 0;
	const { scrollWidth, clientWidth } = document.documentElement;
	const link = document.querySelector("nav a") ?? {};
	return {
		title: document.title,
		heading: document.querySelector("h1")?.textContent,
		isHigh: (first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - banner < latest,
		/** Pixels that are reached only by scrolling sideways. */
		sideways: scrollWidth - clientWidth,
		/** Whether React has taken the page over. */
		works: Object.keys(link).some((key) => key.startsWith("__react")),
	};
}

for (const { name, missing, start } of [
	{ name: "Firefox", missing: firefoxMissing, start: startFirefox },
	{ name: "WebKit", missing: webkitMissing, start: startWebKit },
])
	test.describe(name, () => {
		let engine: Engine;
		let front: Awaited<ReturnType<typeof watched>>;
		test.beforeAll(async () => {
			skipIf(missing());
			front = await watched(site.url);
			engine = patient(await start());
		});
		test.afterAll(async () => {
			await engine?.close();
			front?.stop();
		});
		test.afterEach(() => expect(front.faults.splice(0)).toEqual([]));

		for (const { path, title, heading } of templates)
			test(path, async () => {
				for (const [width, height, latest] of sizes)
					await test.step(`${width}×${height}`, async () => {
						await engine.size(width, height);
						await engine.open(front.url + path);
						const wanted = { title: `${title} | ${schoolName}`, heading, sideways: 0, isHigh: true, works: true };
						await expect.poll(() => engine.evaluate(look, latest)).toEqual(wanted);
					});
			});

		for (const [task, act] of Object.entries(tasks))
			test(task, async () => {
				await engine.size(360, 740);
				await act(engine, front.url);
			});
	});

test("in Chromium IBM's checker of accessibility finds no error in any template", async ({ page }) => {
	const used = new Set<(typeof excused)[number]>();
	const excuse = (error: string) => excused.find(([rule, tag]) => error.startsWith(`${rule}:`) && error.includes(tag));
	for (const { path } of templates) {
		await page.goto(site.url + path);
		for (const [width, height] of sizes) {
			await page.setViewportSize({ width, height });
			const errors = await violationsByIbm(page);
			for (const one of errors.map(excuse)) if (one) used.add(one);
			const others = errors.filter((error) => !excuse(error));
			expect.soft(others, `${path} at ${width} px`).toEqual([]);
		}
	}
	// What is no longer found is excused no longer.
	expect(excused.filter((rule) => !used.has(rule))).toEqual([]);
});
