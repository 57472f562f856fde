/** What templates and tasks ask of a browser, whichever it is: events as a hand makes them, and what the page then says. */
import { expect } from "@playwright/test";

/** Keys that are no letters. */
export type Key = "Enter" | "ArrowDown";

export type Engine = {
	/** Gives the page this width and height in CSS pixels. */
	size: (width: number, height: number) => Promise<void>;
	/** Loads an address, and waits for the page's `load`. */
	open: (url: string) => Promise<void>;
	/** Runs a function in the page, which sees nothing of this file; arguments and answer are JSON. */
	evaluate: <Args extends unknown[], T>(read: (...args: Args) => T, ...args: Args) => Promise<T>;
	/** Presses the first element that the CSS selector finds. */
	click: (selector: string) => Promise<void>;
	/** Types letter by letter where the focus is. */
	type: (text: string) => Promise<void>;
	press: (key: Key) => Promise<void>;
	/** Chooses the option with this value. */
	choose: (selector: string, value: string) => Promise<void>;
	/** @param file its path */
	upload: (selector: string, file: string) => Promise<void>;
	close: () => Promise<void>;
};

/** Runs in the page. */
function isReady(selector: string, option?: string): boolean {
	const element = document.querySelector<HTMLElement>(selector);
	// A field for files may be hidden below its label.
	const isShown = element?.matches("[type=file]") || (element?.getClientRects().length ?? 0) > 0;
	const hasOption = (select: HTMLSelectElement) => [...select.options].some(({ value }) => value === option);
	return isShown && !element?.matches(":disabled") && (option === undefined || hasOption(element as HTMLSelectElement));
}

/** @returns the engine, which waits before each act until its element is shown and may be used, and an option exists */
export function patient(engine: Engine): Engine {
	const ready = (...asked: Parameters<typeof isReady>) =>
		expect.poll(() => engine.evaluate(isReady, ...asked), asked.join(" ")).toBe(true);
	return {
		...engine,
		// A page that is left meanwhile gives no answer, the next one does.
		evaluate: (...asked) => engine.evaluate(...asked).catch(() => engine.evaluate(...asked)),
		click: (selector) => ready(selector).then(() => engine.click(selector)),
		choose: (selector, value) => ready(selector, value).then(() => engine.choose(selector, value)),
		upload: (selector, file) => ready(selector).then(() => engine.upload(selector, file)),
	};
}
