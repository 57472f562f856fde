/**
 * Counts what people do for a task in the back office: presses, and fields that they fill or choose from. The table of
 * tasks with these counts is in docs/product.md.
 */
import type { Locator, Page } from "@playwright/test";

type Files = Parameters<Locator["setInputFiles"]>[0];

/** The widths at which tasks are counted. */
export const widths = {
	computer: { width: 1366, height: 768 },
	phone: { width: 390, height: 844 },
} as const;

/** @returns the counts from now on, `all` of them together, and the acts that count */
export function counting() {
	const done = { clicks: 0, fields: 0 };
	return {
		done,
		all: () => done.clicks + done.fields,
		/** Clicks that somebody else has counted. */
		add: (clicks: number) => {
			done.clicks += clicks;
		},
		/** Something that counts as a click, as a paste does. */
		act: async (work: Promise<unknown>) => {
			done.clicks += 1;
			await work;
		},
		click: async (target: Locator) => {
			done.clicks += 1;
			await target.click();
		},
		fill: async (target: Locator, text: string) => {
			done.fields += 1;
			await target.fill(text);
		},
		/** Typing where the cursor already stands, in one event. */
		type: async (page: Page, text: string) => {
			done.fields += 1;
			await page.keyboard.insertText(text);
		},
		select: async (target: Locator, option: string | { label: string }) => {
			done.fields += 1;
			await target.selectOption(option);
		},
		/** Choosing files is one click: the window of the system that follows is not ours. */
		chooseFiles: async (target: Locator, files: Files) => {
			done.clicks += 1;
			const [chooser] = await Promise.all([target.page().waitForEvent("filechooser"), target.click()]);
			await chooser.setFiles(files);
		},
	};
}

export type Counting = ReturnType<typeof counting>;
