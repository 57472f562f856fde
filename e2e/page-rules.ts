/** Rules for every page: accessibility, and no horizontal overflow. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

type Axe = typeof axe;

/** WCAG 2.2, levels A and AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into the page once a document: reading its code takes as long as a check. */
async function loadAxe(page: Page): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
}

async function analyze(page: Page, part: string, options: axe.RunOptions): Promise<string[]> {
	// Scripts draw some pages of the back office.
	await page.locator(part).first().waitFor({ state: "attached" });
	await loadAxe(page);
	return page.evaluate(
		async ([part, options]) => {
			const { axe } = window as unknown as { axe: Axe };
			// Ends what moves: colours on the way are of no state.
			for (const animation of document.getAnimations())
				if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
			// What a frame shows is a page that has its own check, and a frame below the fold has nothing yet.
			const { violations } = await axe.run(part, { resultTypes: ["violations"], iframes: false, ...options });
			return violations.flatMap(({ id, nodes }) =>
				nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
			);
		},
		[part, options] as const,
	);
}

/**
 * Runs axe with its rules for WCAG 2.2 AA, its best practices, and the contrast of level AAA, 7:1 (WCAG 1.4.6).
 * @param part selector to restrict the check to, for a partly covered page
 * @returns the violations
 */
export const violationsOf = (page: Page, part = "html"): Promise<string[]> =>
	analyze(page, part, {
		runOnly: { type: "tag", values: [...wcag, "best-practice"] },
		// This rule leaves what has less than the contrast of AA to the rule for that.
		rules: { "color-contrast-enhanced": { enabled: true } },
	});

/** {@link violationsOf} of the rules for WCAG 2.2 AAA. */
export const enhancedViolationsOf = (page: Page): Promise<string[]> =>
	analyze(page, "html", { runOnly: { type: "tag", values: ["wcag2aaa", "wcag21aaa", "wcag22aaa"] } });

/** Rules of axe for the parts of a page and for what says nothing, which are none of WCAG's. */
const parts = [
	...["region", "landmark-one-main", "landmark-no-duplicate-main", "landmark-main-is-top-level", "landmark-unique"],
	...["landmark-no-duplicate-banner", "landmark-banner-is-top-level", "landmark-no-duplicate-contentinfo"],
	...["landmark-contentinfo-is-top-level", "landmark-complementary-is-top-level", "empty-table-header"],
];

/** {@link violationsOf} of the rules for WCAG 2.2 AA and for landmarks, ids that stand twice, and labels and options without words. */
export async function officeViolationsOf(page: Page): Promise<string[]> {
	const rules = Object.fromEntries(parts.map((rule) => [rule, { enabled: true }]));
	const violations = await analyze(page, "html", { runOnly: { type: "tag", values: wcag }, rules });
	const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
	const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
	const wordless = await page
		.locator("select option, label")
		.evaluateAll((all) => all.flatMap((element) => (element.textContent?.trim() ? [] : [element.outerHTML])));
	return [
		...violations,
		...twice.map((id) => `id stands twice: ${id}`),
		...wordless.map((html) => `without words: ${html.slice(0, 120)}`),
	];
}

/** {@link violationsOf} of the contrast of level AA alone, for a page whose other rules are checked in other colours. */
export const contrastViolationsOf = (page: Page, part = "html"): Promise<string[]> =>
	analyze(page, part, { runOnly: { type: "rule", values: ["color-contrast"] } });

/** Expects no horizontal overflow (WCAG 1.4.10). Polls, because styles and fonts may still be loading. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
	expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width of ${page.url()}`)
		.toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

/** @returns a description of each button that is cut at a side of the window, or of a part that hides or scrolls the rest */
export const cutButtons = (page: Page): Promise<string[]> => page.evaluate(findCut);

/** Runs in the page. */
function findCut(): string[] {
	const clips = (part: Element) => getComputedStyle(part).overflowX !== "visible";
	const isHiddenOnPurpose = (part: Element) => part.clientWidth <= 1 || getComputedStyle(part).clipPath !== "none";
	return [...document.querySelectorAll<HTMLElement>("button, [role=button], .btn")].flatMap((button) => {
		if (
			!button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
			button.closest("[aria-hidden=true]")
		)
			return [];
		const { left, right, width } = button.getBoundingClientRect();
		if (width <= 1) return [];
		const around: Element[] = [];
		for (let part = button.parentElement; part && part !== document.body; part = part.parentElement) around.push(part);
		if (around.some(isHiddenOnPurpose)) return [];
		const frames = around.filter(clips).map((part) => part.getBoundingClientRect());
		const isCut = [{ left: 0, right: innerWidth }, ...frames].some(
			(frame) => left < frame.left - 1 || right > frame.right + 1,
		);
		const words = button.textContent?.trim() || button.getAttribute("aria-label") || button.outerHTML.slice(0, 120);
		return isCut ? [`${words} ${Math.round(left)}–${Math.round(right)} at ${innerWidth} px`] : [];
	});
}

/** @returns a description of each target smaller than 44 by 44 px (WCAG 2.5.5) */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall);

/** Runs in the page. */
function findSmall(): string[] {
	const kinds = "a[href], button, summary, input:not([type=hidden]), select, textarea, iframe, [role=button]";

	/** The area that activates it: a link's ::after may cover its row, and a control includes its label. */
	function placeOf(target: HTMLElement): Element | null {
		const after = getComputedStyle(target, "::after");
		if (after.content !== "none" && after.position === "absolute") {
			let around: Element | null = target;
			while (around && getComputedStyle(around).position === "static") around = around.parentElement;
			return around;
		}
		const small = target.matches("[type=radio], [type=checkbox], [type=file]");
		const labels = [...((small && (target as HTMLInputElement).labels) || [])];
		const heightOf = (element: Element) => element.getBoundingClientRect().height;
		return labels.sort((a, b) => heightOf(b) - heightOf(a))[0] ?? target;
	}

	/** WCAG 2.5.5 exempts links within sentences; rich text by staff counts as sentences. */
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
		// The skip link is off-screen until it has focus.
		if (right <= 0 || (height >= 43.5 && width >= 43.5)) return [];
		return [`${target.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`];
	});
}
