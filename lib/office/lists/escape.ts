/**
 * Protects against CSV injection: cells that a spreadsheet program would take for a formula. In exported files they get
 * an apostrophe in front, in .xlsx too, because staff may save that as CSV; when a file is imported it is removed
 * again.
 */

/**
 * Start of a formula (OWASP, "CSV Injection"). Programs take the wide, small and raised forms of a sign for the sign, so
 * all that Unicode holds compatible with it are meant.
 */
const isStart = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text.slice(0, 1).normalize("NFKC"));

const behindApostrophes = (text: string): string => text.replace(/^'+/, "");

/** @returns the text for an exported cell, which never starts with a character that starts a formula */
export const escapeCell = (text: string): string => (isStart(behindApostrophes(text)) ? `'${text}` : text);

/** @returns the original of a text that {@link escapeCell} has escaped; any other text unchanged */
export const unescapeCell = (text: string): string =>
	text.startsWith("'") && isStart(behindApostrophes(text)) ? text.slice(1) : text;

/** @returns whether an imported cell would be taken for a formula */
export const isFormula = isStart;
