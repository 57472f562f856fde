/** Forced colours mode (Windows contrast themes): system colours replace the site's, so nothing may rely on colour alone. */
import { expect, type Locator, type Page } from "@playwright/test";

type Looks = { color: string; ground: string; border: number; borderColor: string; line: string; outline: number };

/** Options of `page.emulateMedia`: the mode, without animations. `null` for both ends it. */
export const forcedColors = { forcedColors: "active", reducedMotion: "reduce" } as const;

/** @returns computed styles of an element, with its effective background colour */
export const looksOf = (element: Locator): Promise<Looks> =>
	element.evaluate((node) => {
		const style = getComputedStyle(node);
		let around: Element | null = node;
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
export async function expectFrame(element: Locator): Promise<void> {
	const { border, borderColor, ground, color } = await looksOf(element);
	const name = await element.evaluate((node) => node.outerHTML.slice(0, 120));
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

/** On a page in this mode: expects borders around buttons, underlined links and a visible focus. */
export async function expectShapes(page: Page): Promise<void> {
	const buttons = page.locator(
		"main :is(.button, [class*=tiles] a, [class*=controls] button, input, select, textarea)",
	);
	for (const button of await buttons.filter({ visible: true }).all()) {
		// These controls are drawn by the operating system.
		if (/radio|checkbox|file/.test((await button.getAttribute("type")) ?? "")) continue;
		await expectFrame(button);
	}
	for (const link of await page.locator("main article > div a:not(.button):visible").all())
		expect((await looksOf(link)).line).toContain("underline");
	await expectFocus(page);
}
