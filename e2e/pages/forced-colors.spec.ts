/** Windows' contrast themes: the system's few colours stand for all of ours, so marks may not be colour alone. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { homeText, titles } from "@/lib/bengali/site";
import { routes } from "../routes";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

type Looks = { color: string; ground: string; border: number; borderColor: string; line: string; outline: number };

/** What is seen of an element, with the ground that it stands on. */
const looksOf = (element: Locator): Promise<Looks> =>
	element.evaluate((one) => {
		const style = getComputedStyle(one);
		let around: Element | null = one;
		while (around && getComputedStyle(around).backgroundColor === "rgba(0, 0, 0, 0)") around = around.parentElement;
		return {
			color: style.color,
			ground: around ? getComputedStyle(around).backgroundColor : "rgb(255, 255, 255)",
			border: style.borderBottomStyle === "none" ? 0 : Number.parseFloat(style.borderBottomWidth),
			borderColor: style.borderBottomColor,
			line: style.textDecorationLine,
			outline: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
		};
	});

/** A frame is what makes a button of words where no ground has a colour. */
async function expectFrame(element: Locator): Promise<void> {
	const { border, borderColor, ground, color } = await looksOf(element);
	const name = await element.evaluate((one) => one.outerHTML.slice(0, 120));
	expect(border, name).toBeGreaterThanOrEqual(1);
	expect(borderColor, name).not.toBe(ground);
	expect(color, name).not.toBe(ground);
}

/** All that a Tab reaches on the page has an outline that is seen. */
async function expectFocus(page: Page): Promise<void> {
	const count = await page.locator("a[href]:visible, button:visible, input:visible, select:visible").count();
	for (let step = 0; step < Math.min(count, 25); step++) {
		await page.keyboard.press("Tab");
		const focused = page.locator(":focus");
		if ((await focused.count()) === 0) return;
		expect((await looksOf(focused)).outline).toBeGreaterThanOrEqual(2);
	}
}

for (const { path } of routes) {
	test(`${path}: buttons have frames, links lines, and the focus is seen`, async ({ page }) => {
		await page.goto(path, { waitUntil: "networkidle" });
		const buttons = page.locator(
			"main :is(.button, [class*=tiles] a, [class*=controls] button, input, select, textarea)",
		);
		for (const button of await buttons.filter({ visible: true }).all()) {
			// The system draws these itself.
			if (/radio|checkbox|file/.test((await button.getAttribute("type")) ?? "")) continue;
			await expectFrame(button);
		}
		for (const link of await page.locator("main article > div a:not(.button):visible").all())
			expect((await looksOf(link)).line).toContain("underline");
		await expectFocus(page);
	});
}

test("the menu marks the page that is shown, and its other entries are not marked", async ({ page }) => {
	await page.goto("/notices", { waitUntil: "networkidle" });
	const entry = (name: string) => page.locator("#menu").getByRole("link", { name, exact: true });
	await expect(entry(titles.notice)).toHaveAttribute("aria-current", "page");
	expect((await looksOf(entry(titles.notice))).line).toBe("underline");
	expect((await looksOf(entry(titles.contact))).line).toBe("none");
});

test("the sign beside a group of the menu keeps its shape", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/contact", { waitUntil: "networkidle" });
	const widths = await page
		.locator("#menu button")
		.first()
		.evaluate((button) => {
			const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(
				button,
				"::after",
			);
			return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(Number.parseFloat);
		});
	// All colours of a border become one: a shape of coloured and clear borders would be a block.
	expect(widths.filter((width) => width > 0)).toHaveLength(2);
});

test("the calendar marks today by a frame, and its buttons have one", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const calendar = page.getByRole("region", { name: homeText.calendar });
	await calendar.scrollIntoViewIfNeeded();
	const today = calendar.locator("[data-today]");
	await expect(today).toBeVisible();
	await expectFrame(today);
	const others = calendar.locator("tbody td:not([data-today])");
	expect((await looksOf(others.last())).border).toBe(0);
	for (const button of await calendar.getByRole("button").all()) await expectFrame(button);
});

test("the chosen year of the table of sections is told apart from the others", async ({ page }) => {
	await page.goto("/section-list");
	const chosen = await looksOf(page.locator("main [aria-current=page]"));
	const other = await looksOf(page.locator("main nav a").first());
	expect(other.line).toBe("underline");
	expect(chosen.line).toBe("none");
});
