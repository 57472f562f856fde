/** IBM's Equal Access, a checker of accessibility that shares no code with axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";

const source = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

/** What is excused: by rule and by a part of the element's tag. */
export const excused: readonly [rule: string, tag: string, reason: string][] = [
	["aria_article_label_unique", "<article>", "a card of home is named by the heading in it"],
	["table_headers_exists", "<table", "on a phone the head of a list is hidden from sight, and not from screen readers"],
	["label_ref_valid", 'for="image"', "the field is hidden from sight below its label, and not from screen readers"],
	["form_label_unique", 'for="image"', "the field has a name, and a button that says what to do"],
];

/** @returns what it calls violations of WCAG 2.2 in the open page, levels A and AA; not what a person has to look at */
export async function violationsByIbm(page: Page): Promise<string[]> {
	await page.evaluate(source);
	return page.evaluate(async () => {
		const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
		const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
		const violations = results.filter(({ value }) => value.join() === "VIOLATION,FAIL");
		return violations.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
	});
}
