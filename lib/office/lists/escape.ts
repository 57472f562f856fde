/**
 * Cells that a spreadsheet program would take for a formula. In files that go out an apostrophe stands before them, in
 * .xlsx too, because staff may save that as CSV; in files that come in it is taken off again.
 */

/** OWASP, CSV injection. */
const formulaStart = /^'*[=+\-@\t\r\n]/;

/** @returns the text as it goes out; never starts with a character that starts a formula */
export const escapeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** @returns the text that {@link escapeCell} has changed; any other unchanged */
export const unescapeCell = (text: string): string =>
	/^'/.test(text) && formulaStart.test(text) ? text.slice(1) : text;

/** @returns whether a cell that came in would start a formula */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text);
