/** What every page keeps, whatever it shows. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, and axe's own advice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Text has the contrast of level AAA, 7:1 (WCAG 1.4.6).
 * @param part what axe looks at, for a page that is partly covered
 * @returns what it finds
 */
export async function violationsOf(page: Page, part = "html"): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.include(part)
		.options({ runOnly: { type: "tag", values: tags }, rules: { "color-contrast-enhanced": { enabled: true } } })
		.analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`));
}

/** @returns a line for each target that is smaller than a thumb, 44 by 44 px (WCAG 2.5.5) */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall);

/** Runs in the page. */
function findSmall(): string[] {
	const kinds = "a[href], button, summary, input:not([type=hidden]), select, textarea, iframe, [role=button]";

	/** What is pressed for it: a link may be spread over its row, and a small control has its label. */
	function placeOf(target: HTMLElement): Element | null {
		const after = getComputedStyle(target, "::after");
		if (after.content !== "none" && after.position === "absolute") {
			let around: Element | null = target;
			while (around && getComputedStyle(around).position === "static") around = around.parentElement;
			return around;
		}
		const small = target.matches("[type=radio], [type=checkbox], [type=file]");
		const labels = [...((small && (target as HTMLInputElement).labels) || [])];
		const heightOf = (one: Element) => one.getBoundingClientRect().height;
		return labels.sort((one, other) => heightOf(other) - heightOf(one))[0] ?? target;
	}

	/** A link within a sentence is as high as its line (WCAG 2.5.5); text that staff write is sentences. */
	function isInSentence(target: Element): boolean {
		const sentence = target.closest("p, li, dd, td");
		if (!sentence || getComputedStyle(target).display !== "inline") return false;
		const rest = [...sentence.querySelectorAll("a")].reduce(
			(words, link) => words.replace(link.textContent ?? "", ""),
			sentence.textContent ?? "",
		);
		return target.closest("main article > div") !== null || /\p{L}/u.test(rest);
	}

	return [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((target) => {
		const place = placeOf(target);
		if (!place?.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return [];
		const { width, height, right } = place.getBoundingClientRect();
		// The link past the menu stands beside the screen until it has the focus.
		if (right <= 0 || (height >= 43.5 && width >= 43.5)) return [];
		return [`${target.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`];
	});
}
