/**
 * Redacts errors for the log: what went wrong and where, without personal data. Drivers, parsers and the ORM include
 * values in messages and properties, so only the innermost cause is described, its message only up to the first value,
 * and no property but a short code.
 */
import { isNativeError } from "node:util/types";
import { type MachineFault, machineFaults } from "@/lib/bengali/machine-faults.js";
import { isOutage, machineFaultOf } from "./machine-fault.js";
import { isStrangeCall } from "./page-call";
import { processWide } from "./process-wide";

/** How the log tells of a fault of the machine, which lets every request fail: one line for each kind a minute. */
const sign = "Fault of the machine";

/** @returns what to do about it; a stack would say nothing more */
const outageLine = (fault: MachineFault, code: string): string =>
	`${sign} (${[fault, code].filter(Boolean).join(", ")}): ${machineFaults[fault].english}`;

/** Next's errors of requests that no page of this version sends: of bots, other sites, pages from before an update. */
const strange = /^(Failed to find Server Action|Invalid Server Actions? request)/;

/** What every request can cause, or a stranger at will. */
const toldRarely = new RegExp(
	`${sign} \\(\\w+|(Refused: (Failed to find|Invalid|Strange)|from a forwarded) Server Action`,
);

const minute = 60_000;
const told = processWide<Partial<Record<string, number>>>("outages", () => ({}));

/** @returns whether the text tells of a kind that was told within the last minute */
function isToldAlready(text: string): boolean {
	const [kind] = toldRarely.exec(text) ?? [];
	if (!kind) return false;
	const [now, last] = [performance.now(), told[kind]];
	if (last !== undefined && now - last < minute) return true;
	told[kind] = now;
	return false;
}

/** SQLITE_CONSTRAINT, 23505, ENOSPC and the like. */
const codePattern = /^[\w.-]{1,64}$/;

/** Quoted schema names, which are safe: PostgreSQL's `violates unique constraint "students_code_idx"`. */
const schemaName = String.raw`\b(?:constraint|relation|column|table|index)\s+"[\w$]{1,63}"`;

/** What precedes unquoted values: Drizzle's `params: …`, `Key (name)=(…)`, and numbers as long as phone numbers. */
const announcement = String.raw`\b(?:params|parameters|values?|args|received)\s*:|=\s*\(|\d{9}`;

/** Printable ASCII without quotation marks; an apostrophe inside a word is safe. */
const plain = String.raw`[ !#-&(-_a-~]|(?<=\w)'(?=\w)`;

/** The part of a message before the first value. */
const safePart = new RegExp(`^(?:${schemaName}|(?!${announcement})(?:${plain}))*`, "i");

/** Plain words at the start of a log text, up to the first that may be a file name, an address or a number. */
const plainWords = /^(?:[a-z]+[,.:]?(?:\s+|$))*/i;

/** A stack frame with line and column. */
const placePattern = /^\s+at [^\n]{0,300}(:\d+:\d+\)?|\(native\)|\(<anonymous>\))$/;

/** Limit of the cause chain, which may be circular. */
const maxCauses = 10;

const isError = (value: unknown): value is Error => isNativeError(value) || value instanceof Error;

/**
 * @param error anything that was thrown
 * @returns name, code, redacted message, and stack frames; one line of a fault of the machine
 */
export function describeError(error: unknown): string {
	if (!isError(error)) return `Thrown: ${typeof error}`;
	const cause = innermost(error);
	const fault = machineFaultOf(error);
	if (isOutage(fault)) return outageLine(fault, codeOf(cause));
	return [`${titleOf(cause)}: ${withoutValues(String(cause.message))}`, ...placesOf(cause)].join("\n");
}

/**
 * Describes arguments of Payload's logger: texts, errors, and objects with an error as `err`.
 * @param values the arguments of the logging method
 * @returns one text; a 4xx error is one short line
 */
export const describeLogEntry = (values: readonly unknown[]): string =>
	values.map(describeValue).filter(Boolean).join(" ");

/**
 * Wraps console.error and console.warn, which Next logs errors with, to apply {@link describeError}. A fault of the machine,
 * which lets every request fail, is told once a minute.
 */
export function describeErrorsOnConsole(): void {
	for (const method of ["error", "warn"] as const) {
		const write = console[method].bind(console);
		console[method] = (...values: unknown[]) => {
			const described = () => values.map((value) => (typeof value === "object" ? describeValue(value) : value));
			const told = isStrangeCall() ? ["Refused: Strange Server Action"] : described();
			if (!isToldAlready(told.join(" "))) write(...told);
		};
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

/** Expected 4xx errors (Payload's ValidationError, Forbidden, NotFound …): name and status are enough. */
function refusalOf(error: unknown): string | null {
	if (!isError(error)) return null;
	const [request] = strange.exec(error.message) ?? [];
	if (request) return `Refused: ${request}`;
	// Payload's errors have a status, Next's a statusCode.
	const { statusCode, status = statusCode } = error as { status?: unknown; statusCode?: unknown };
	if (typeof status !== "number" || status < 400 || status >= 500) return null;
	return `Refused: ${titleOf(error)} ${status}`;
}

function innermost(error: Error): Error {
	let found = error;
	for (let depth = 0; depth < maxCauses && isError(found.cause); depth += 1) found = found.cause;
	return found;
}

function titleOf(error: Error): string {
	const { name } = error as { name: unknown };
	const title = typeof name === "string" && /^\w{1,64}$/.test(name) ? name : "Error";
	const code = codeOf(error);
	return code ? `${title} (${code})` : title;
}

/** @returns "" without one */
function codeOf(error: Error): string {
	const { code } = error as { code?: unknown };
	return typeof code === "string" && codePattern.test(code) ? code : "";
}

function withoutValues(message: string): string {
	const [safe = ""] = safePart.exec(message.slice(0, 300)) ?? [];
	return safe.length === message.length ? safe : `${safe}…`;
}

function firstWords(text: string): string {
	const [words = ""] = plainWords.exec(text.slice(0, 300)) ?? [];
	return words.length === text.length ? words : `${words}…`;
}

/** The stack starts with the message, whose lines may look like stack frames, so skip it. */
function placesOf({ stack = "", message }: Error): string[] {
	const start = stack.indexOf(message);
	const lines = (start < 0 ? stack : stack.slice(start + message.length)).split("\n");
	return lines.slice(lines.findLastIndex((line) => !placePattern.test(line)) + 1);
}
