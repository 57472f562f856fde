/** Forced colours mode (Windows contrast themes): system colours replace the site's, so nothing may rely on colour alone. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { homeText, titles } from "@/lib/bengali/site";
import { layouts } from "../routes";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" }));

type Looks = { color: string; ground: string; border: number; borderColor: string; line: string; outline: number };

/** @returns computed styles of an element, with its effective background colour */
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

/** Expects a visible border: without background colours only that distinguishes a button from text. */
async function expectFrame(element: Locator): Promise<void> {
	const { border, borderColor, ground, color } = await looksOf(element);
	const name = await element.evaluate((one) => one.outerHTML.slice(0, 120));
	expect(border, name).toBeGreaterThanOrEqual(1);
	expect(borderColor, name).not.toBe(ground);
	expect(color, name).not.toBe(ground);
}

/** Expects a visible outline on each element that the Tab key reaches. */
async function expectFocus(page: Page): Promise<void> {
	const count = await page.locator("a[href]:visible, button:visible, input:visible, select:visible").count();
	for (let step = 0; step < Math.min(count, 25); step++) {
		await page.keyboard.press("Tab");
		const focused = page.locator(":focus");
		if ((await focused.count()) === 0) return;
		expect((await looksOf(focused)).outline).toBeGreaterThanOrEqual(2);
	}
}

for (const { path } of layouts) {
	test(`${path}: buttons have borders, links are underlined, and focus is visible`, async ({ page }) => {
		await page.goto(path, { waitUntil: "networkidle" });
		const buttons = page.locator(
			"main :is(.button, [class*=tiles] a, [class*=controls] button, input, select, textarea)",
		);
		for (const button of await buttons.filter({ visible: true }).all()) {
			// Drawn by the operating system.
			if (/radio|checkbox|file/.test((await button.getAttribute("type")) ?? "")) continue;
			await expectFrame(button);
		}
		for (const link of await page.locator("main article > div a:not(.button):visible").all())
			expect((await looksOf(link)).line).toContain("underline");
		await expectFocus(page);
	});
}

test("the menu marks only the current page", async ({ page }) => {
	await page.goto("/notices", { waitUntil: "networkidle" });
	const entry = (name: string) => page.locator("#menu").getByRole("link", { name, exact: true });
	await expect(entry(titles.notice)).toHaveAttribute("aria-current", "page");
	expect((await looksOf(entry(titles.notice))).line).toBe("underline");
	expect((await looksOf(entry(titles.contact))).line).toBe("none");
});

test("the arrow of a menu group keeps its shape", async ({ page }) => {
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
	// Forced colours also replace transparent borders: a triangle made of borders would become a square.
	expect(widths.filter((width) => width > 0)).toHaveLength(2);
});

test("the calendar marks today with a border, and its buttons have one", async ({ page }) => {
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

test("the selected year of the section table is distinguishable", async ({ page }) => {
	await page.goto("/section-list");
	const chosen = await looksOf(page.locator("main [aria-current=page]"));
	const other = await looksOf(page.locator("main nav a").first());
	expect(other.line).toBe("underline");
	expect(chosen.line).toBe("none");
});
