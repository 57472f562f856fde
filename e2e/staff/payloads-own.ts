/**
 * What Payload draws itself against a rule for WCAG 2.2 AA, and offers no place to draw otherwise: by axe's rule, and what
 * the element has. Each entry is as narrow as its elements allow, so that the same in a view of our own is found.
 */
const payloadsOwn: readonly (readonly [rule: string, element: RegExp])[] = [
	// Lists: the boxes of rows, the handle of a row.
	["label", /^<input aria-label="" id="_[rR]_\w+_" type="checkbox">/],
	["aria-command-name", /class="sort-row active"|aria-roledescription="sortable"/],
	["nested-interactive", /aria-roledescription="sortable"/],
	// Forms: fields that choose a record, the menu of acts, the tabs above, rows of a list of fields, chosen files.
	["label", /class="rs__input"/],
	["aria-hidden-focus", /class="(dropdown|clear)-indicator"/],
	["button-name", /class="popup-button\b/],
	["button-name", /class="btn (file-details__remove|upload-relationship-details__(edit|remove))\b/],
	["list", /class="doc-tabs__tabs"/],
	["aria-command-name", /class="collapsible__drag"/],
	// The editor of formatted text, and its bar.
	["aria-input-field-name", /class="ContentEditable__root"/],
	["button-name", /class="toolbar-popup__button\b/],
];

/** @returns the violations, as e2e/page-rules has them, without those of Payload */
export const withoutPayloads = (violations: string[]): string[] =>
	violations.filter(
		(violation) =>
			!payloadsOwn.some(
				([rule, element]) => violation.startsWith(`${rule}: `) && element.test(violation.slice(rule.length + 2)),
			),
	);
