/**
 * How errors are written to the log: what went wrong and where, never what a family sent. Drivers, parsers and the
 * data layer repeat values in their messages and properties, so of a wrapped error only the innermost is described,
 * of its message only what comes before the first value, and of its properties none but a short code.
 */
import { isNativeError } from "node:util/types";

/** SQLITE_CONSTRAINT, 23505, ENOSPC and the like. */
const codePattern = /^[\w.-]{1,64}$/;

/** Names of the schema, which a message may quote: PostgreSQL's `violates unique constraint "students_code_idx"`. */
const schemaName = String.raw`\b(?:constraint|relation|column|table|index)\s+"[\w$]{1,63}"`;

/** What announces values without quotation marks: Drizzle's `params: …`, `Key (name)=(…)`, a number as long as a phone's. */
const announcement = String.raw`\b(?:params|parameters|values?|args|received)\s*:|=\s*\(|\d{9}`;

/** Printable ASCII but quotation marks; an apostrophe inside a word quotes nothing. */
const plain = String.raw`[ !#-&(-_a-~]|(?<=\w)'(?=\w)`;

/** The part of a message before the first value. */
const safePart = new RegExp(`^(?:${schemaName}|(?!${announcement})(?:${plain}))*`, "i");

/** Words of a text that is no error's, up to the first that may be a name of a file, an address or a number. */
const plainWords = /^(?:[a-z]+[,.:]?(?:\s+|$))*/i;

/** A line of a stack: where it was, with line and column. */
const placePattern = /^\s+at [^\n]{0,300}(:\d+:\d+\)?|\(native\)|\(<anonymous>\))$/;

/** How deep causes are followed, because two errors can name each other. */
const mostCauses = 10;

const isError = (value: unknown): value is Error => isNativeError(value) || value instanceof Error;

/**
 * @param error anything that was thrown
 * @returns name, code, message without values, and the stack's places
 */
export function describeError(error: unknown): string {
	if (!isError(error)) return `Thrown: ${typeof error}`;
	const cause = innermost(error);
	return [`${titleOf(cause)}: ${withoutValues(String(cause.message))}`, ...placesOf(cause)].join("\n");
}

/**
 * Describes what Payload's logger was given: texts, errors, and objects that hold an error as `err`.
 * @param values the arguments of the logging method
 * @returns one text; a refused request is one short line
 */
export const describeLogEntry = (values: readonly unknown[]): string =>
	values.map(describeValue).filter(Boolean).join(" ");

/** Makes everything that logs errors by the console, Next first of all, log them as {@link describeError} says. */
export function describeErrorsOnConsole(): void {
	for (const method of ["error", "warn"] as const) {
		const write = console[method].bind(console);
		console[method] = (...values: unknown[]) =>
			write(...values.map((value) => (typeof value === "object" ? describeValue(value) : value)));
	}
}

function describeValue(value: unknown): string {
	if (typeof value === "string") return firstWords(value);
	if (isError(value)) return refusalOf(value) ?? describeError(value);
	if (typeof value !== "object" || value === null) return String(value);
	const { msg, err } = value as { msg?: unknown; err?: unknown };
	const text = typeof msg === "string" ? firstWords(msg) : "";
	return err === undefined ? text : (refusalOf(err) ?? `${text} ${describeError(err)}`.trim());
}

/** A request that was refused (Payload's ValidationError, Forbidden, NotFound …) is no fault of ours: its kind is enough. */
function refusalOf(error: unknown): string | null {
	if (!isError(error)) return null;
	// Payload's errors have a status, Next's a statusCode.
	const { statusCode, status = statusCode } = error as { status?: unknown; statusCode?: unknown };
	if (typeof status !== "number" || status < 400 || status >= 500) return null;
	return `Refused: ${titleOf(error)} ${status}`;
}

function innermost(error: Error): Error {
	let found = error;
	for (let depth = 0; depth < mostCauses && isError(found.cause); depth += 1) found = found.cause;
	return found;
}

function titleOf(error: Error): string {
	const { name, code } = error as { name: unknown; code?: unknown };
	const title = typeof name === "string" && /^\w{1,64}$/.test(name) ? name : "Error";
	return typeof code === "string" && codePattern.test(code) ? `${title} (${code})` : title;
}

function withoutValues(message: string): string {
	const [safe = ""] = safePart.exec(message.slice(0, 300)) ?? [];
	return safe.length === message.length ? safe : `${safe}…`;
}

function firstWords(text: string): string {
	const [words = ""] = plainWords.exec(text.slice(0, 300)) ?? [];
	return words.length === text.length ? words : `${words}…`;
}

/** The message stands at the head of the stack, and a line of it may look like a place. */
function placesOf({ stack = "", message }: Error): string[] {
	const start = stack.indexOf(message);
	const lines = (start < 0 ? stack : stack.slice(start + message.length)).split("\n");
	return lines.slice(lines.findLastIndex((line) => !placePattern.test(line)) + 1);
}
