/** Firefox as Debian has it, by WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import { provideProgram, requireProgram } from "@/lib/commands/test/debian";
import type { Engine } from "./engine";

const program = "firefox-esr";

/** Installs it where that is possible. @returns why it cannot be started here; undefined if it can */
export const firefoxMissing = (): string | undefined =>
	provideProgram(program, [program]) ? undefined : `${program} is missing`;

export async function startFirefox(): Promise<Engine> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: requireProgram(program, [program]),
		env: { ...process.env, TZ: "Asia/Dhaka" },
		// As on a phone, whose bars for scrolling take no width.
		extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
	});
	const page = await browser.newPage();
	page.setDefaultTimeout(120_000);
	return {
		size: (width, height) => page.setViewport({ width, height }),
		open: async (url) => void (await page.goto(url)),
		evaluate: (read, ...args) => page.evaluate(read as (...all: unknown[]) => ReturnType<typeof read>, ...args),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		// The open list of a select box is no part of the page, but its arrow keys are.
		choose: async (selector, value) => {
			const steps = await page.$eval(
				selector,
				(select, chosen) => {
					const { options, selectedIndex } = select as HTMLSelectElement;
					return [...options].findIndex((option) => option.value === chosen) - selectedIndex;
				},
				value,
			);
			await page.focus(selector);
			for (let step = 0; step < Math.abs(steps); step += 1)
				await page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
		},
		upload: async (selector, file) => {
			const input = await page.$(selector);
			await (await input?.toElement("input"))?.uploadFile(file);
		},
		close: () => browser.close(),
	};
}
