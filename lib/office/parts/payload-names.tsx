"use client";

/**
 * Names for controls that Payload draws as a sign alone, with its words in the code and no component to replace: the boxes of
 * a list's rows, fields that choose a record, menus of acts, handles, files, the bar of the text editor (WCAG 2.2, 4.1.2).
 * It stands on Payload's markup; e2e/staff/all-pages.spec.ts, with axe on every page, is its test.
 */
import { type ReactNode, useEffect } from "react";
import { payloadNames as names } from "@/lib/office/words/payload-names";

/** Null: without the attribute. */
type Attributes = Record<string, string | null>;

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace("*", "").trim() ?? "";

/** @returns the words of the first element with the selector inside of the nearest one around */
const wordsIn = (element: Element, around: string, selector: string) =>
	wordsOf(element.closest(around)?.querySelector(selector));

const named = (name: string): Attributes => (name ? { "aria-label": name } : {});

/** What a row of a list is known by: its link, else its first words. */
function rowOf(element: Element): string {
	const cells = [...(element.closest("tr")?.querySelectorAll("td a, td") ?? [])];
	return wordsOf(cells.find((cell) => cell.matches("a")) ?? cells.find((cell) => wordsOf(cell)));
}

const fieldOf = (element: Element) => wordsIn(element, ".field-type", ".field-label");

const fileOf = (element: Element) =>
	wordsIn(element, ".file-details, .upload-relationship-details", ".file-meta__url a, [class$=__filename]");

const arrayRowOf = (element: Element) => wordsIn(element, ".collapsible", ".collapsible__header-wrap");

function choiceOf(input: Element): string {
	const part = (["field", "operator", "value"] as const).find((column) => input.closest(`.condition__${column}`));
	return part ? names.condition[part] : fieldOf(input);
}

function menuOf(button: Element): string {
	if (wordsOf(button)) return "";
	return button.closest(".array-actions") ? names.rowActs(arrayRowOf(button)) : names.more;
}

/** What is moved: the record of a row, a chosen file or record, a row of a field. */
function movedOf(handle: Element): string {
	if (handle.closest("tr")) return rowOf(handle);
	const file = wordsIn(handle, ".upload-field-card", "[class$=__filename]");
	return file || (handle.matches(".rs__multi-value") ? wordsOf(handle) : arrayRowOf(handle));
}

function handleOf(handle: Element): Attributes {
	return {
		"aria-label": names.move(movedOf(handle)),
		// A button has no buttons inside.
		...(handle.querySelector("a, button, [role=button]") && { role: "group" }),
		"aria-roledescription": names.movable,
		// Both in English.
		"aria-describedby": null,
		"aria-description": names.howToMove,
	};
}

/** The page itself, where Payload draws no landmark for it. */
function mainOf(part: Element): Attributes {
	const hasOther = [...document.querySelectorAll("main, [role=main]")].some((element) => element !== part);
	if (!hasOther) return { role: "main" };
	// A form has come into the part that stood for it.
	return part.getAttribute("role") === "main" ? { role: null } : {};
}

function headOf(head: Element): Attributes {
	if (head.closest("main, [role=main]")) return {};
	return { role: "region", ...named(wordsOf(head.querySelector("h1"))) };
}

const table: readonly (readonly [selector: string, attributes: (element: Element) => Attributes])[] = [
	[".select-row__checkbox input", (box) => named(names.row(rowOf(box)))],
	["#select-all", () => ({ ...named(names.allRows), title: null })],
	// A button in a button: the outer one is what takes the keys.
	["[role=button] .sort-row", () => ({ role: null, tabindex: null })],
	// Its words stand in the order of English.
	[".nav-toggler", (button) => named(names.menu(button.classList.contains("nav-toggler--is-open")))],
	// The id stands on the place and inside of it.
	["#nav-toggler #nav-toggler", () => ({ id: null })],
	// The page to sign in, and pages that say that there is none.
	[".template-minimal, .template-default :is(.unauthorized, .not-found)", () => ({ role: "main" })],
	// Lists.
	[".template-default__wrap > :not(header)", mainOf],
	// The head of a list is none of the site; that of a record stands before the main part.
	[".list-header", () => ({ role: "none" })],
	[".doc-header", headOf],
	["[aria-roledescription]", handleOf],
	[".rs__input", (input) => named((input as HTMLInputElement).labels?.length ? "" : choiceOf(input))],
	[".collection-list tbody td", columnOf],
	// It opens what the arrow keys open in the field itself.
	[".dropdown-indicator", () => ({ tabindex: "-1" })],
	[".clear-indicator", (sign) => ({ ...named(names.clear(choiceOf(sign))), "aria-hidden": null })],
	[".popup-button", (button) => named(menuOf(button))],
	[".file-details__remove, .upload-relationship-details__remove", (button) => named(names.removeFile(fileOf(button)))],
	[".upload-relationship-details__edit", (button) => named(names.editFile(fileOf(button)))],
	// Its links are no items of the list.
	[".doc-tabs__tabs", () => ({ role: "none" })],
	[".ContentEditable__root", (editor) => named(fieldOf(editor))],
	["[data-button-key]", (button) => named(names.editor[button.getAttribute("data-button-key") ?? ""] ?? "")],
	["[data-dropdown-key]", (button) => named(names.editor[button.getAttribute("data-dropdown-key") ?? ""] ?? "")],
];

/** On a phone a row is a card, in which each value stands beside the heading of its column (lists.css). */
function columnOf(cell: Element): Attributes {
	const heading = cell.closest("table")?.tHead?.rows[0]?.cells[(cell as HTMLTableCellElement).cellIndex];
	return { "data-label": wordsOf(heading?.querySelector(".sort-column__label")) };
}

function setAttributes(element: Element, attributes: Attributes) {
	for (const [name, value] of Object.entries(attributes))
		if (value === null) element.removeAttribute(name);
		else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function nameAll() {
	for (const [selector, attributes] of table)
		for (const element of document.querySelectorAll(selector)) setAttributes(element, attributes(element));
}

const begun = new WeakSet<Element>();

/** A question begins at the button that changes nothing; Payload begins it at a box in its text, if there is one. */
function beginAtCancel() {
	const cancel = document.querySelector<HTMLElement>("#confirm-cancel");
	if (!cancel || begun.has(cancel)) return;
	cancel.focus();
	if (document.activeElement === cancel) begun.add(cancel);
}

/** Names what is on the page, and what comes to it. */
export function PayloadNames({ children }: { children: ReactNode }) {
	useEffect(() => {
		// Names are of what stands beside: a row may get another record.
		const observer = new MutationObserver(() => {
			nameAll();
			beginAtCancel();
		});
		observer.observe(document.body, { characterData: true, childList: true, subtree: true });
		nameAll();
		return () => observer.disconnect();
	}, []);
	return children;
}
