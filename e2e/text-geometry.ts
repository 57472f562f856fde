/** Finds text that is clipped, overlaps other text or exceeds the viewport. */
import type { Page } from "@playwright/test";

/**
 * Checks the boxes of all visible text. Elements that scroll horizontally (menu row, wide tables) may be wider than the
 * viewport; visually hidden text is skipped.
 * @returns a description of each fault
 */
export async function textFaults(page: Page): Promise<string[]> {
	// Parts below the first screen have an estimated height until they are near the viewport (content-visibility).
	const style = await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
	const faults = await page.evaluate(findFaults);
	await style.evaluate((tag: HTMLStyleElement) => tag.remove());
	return faults;
}

/** Runs in the page. */
function findFaults(): string[] {
	/** Tolerance in pixels: glyphs may exceed their line box. */
	const slack = 3;
	const isShown = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
		!element.closest("[hidden], .hidden, select, option, iframe") &&
		!element.closest("*:where([style*='clip'])");
	const isClipped = (element: Element | null): boolean =>
		element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
	const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
	const boxOf = (element: Element | null): Element | null =>
		element && (getComputedStyle(element).overflowX === "visible" ? boxOf(element.parentElement) : element);

	/** @returns what covers the page around an element, as an opened menu does */
	const layerOf = (element: Element | null): Element | null => {
		if (!element) return null;
		const { position, backgroundColor } = getComputedStyle(element);
		const covers = /absolute|fixed/.test(position) && !/transparent|, 0\)/.test(backgroundColor);
		return covers ? element : layerOf(element.parentElement);
	};

	/** @returns the part of a box that is visible in a scrolling element */
	const within = ({ left, right, top, height }: DOMRect, shown: DOMRect) => {
		const [from, to] = [Math.max(left, shown.left), Math.min(right, shown.right)];
		return new DOMRect(from, top, Math.max(0, to - from), height);
	};

	const texts: { words: string; parent: Element; rects: DOMRect[] }[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { parentElement: parent, textContent } = walker.currentNode;
		const words = (textContent ?? "").trim();
		if (!words || !parent || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName)) continue;
		if (!isShown(parent) || isClipped(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(walker.currentNode);
		const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
		if (rects.some(({ right }) => right > 0)) texts.push({ words: words.slice(0, 40), parent, rects });
	}

	const faults: string[] = [];
	for (const { words, parent, rects } of texts) {
		const box = boxOf(parent);
		if (box && scrolls(box)) continue;
		const limits =
			box && box !== document.body && box !== document.documentElement ? box.getBoundingClientRect() : null;
		for (const { left, right, top, bottom } of rects) {
			if (left < -slack || right > innerWidth + slack) faults.push(`beyond the edge: ${words}`);
			else if (limits && (left < limits.left - slack || right > limits.right + slack)) faults.push(`cut off: ${words}`);
			else if (limits && (top < limits.top - slack * 2 || bottom > limits.bottom + slack * 2))
				faults.push(`cut off: ${words}`);
		}
	}

	// Lines of one text may overlap; two texts may overlap by the ascenders and descenders.
	const lines = texts.flatMap(({ words, parent, rects }) => {
		const box = boxOf(parent);
		const visible = box && scrolls(box) ? rects.map((rect) => within(rect, box.getBoundingClientRect())) : rects;
		return visible.filter(({ width }) => width > 1).map((rect) => ({ words, parent, rect }));
	});
	lines.sort((a, b) => a.rect.top - b.rect.top);
	for (const [index, one] of lines.entries()) {
		for (const other of lines.slice(index + 1)) {
			if (other.rect.top >= one.rect.bottom) break;
			if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent))
				continue;
			if (layerOf(one.parent) !== layerOf(other.parent)) continue;
			const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
			const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
			const lower = Math.min(one.rect.height, other.rect.height);
			if (across > slack && down > lower / 2) faults.push(`over each other: ${one.words} | ${other.words}`);
		}
	}
	return [...new Set(faults)];
}

/** @returns the words and numbers, as dates of a calendar, that stand on two lines; an address of the internet may */
export const splitWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const split: string[] = [];
		const isClipped = (element: Element | null): boolean =>
			element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { currentNode: node } = walker;
			if (!node.parentElement?.checkVisibility() || node.parentElement.closest("svg, select, textarea")) continue;
			if (isClipped(node.parentElement)) continue;
			for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
				if (/[A-Za-z]/.test(word)) continue;
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = [...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2));
				if (Math.max(...lines) - Math.min(...lines) > 8) split.push(word);
			}
		}
		return [...new Set(split)];
	});
