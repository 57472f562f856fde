/**
 * How errors are written to the log: what went wrong and where, never what a family sent. Drivers and the data
 * layer repeat a statement's parameters in their messages, so of a wrapped error only the innermost is described,
 * and of its properties none but a short code.
 */

/** SQLITE_CONSTRAINT, 23505, ENOSPC and the like. */
const codePattern = /^[\w.-]{1,64}$/;

/**
 * What a message may quote: PostgreSQL's "Key (father_mobile)=(…)", a validation's value, Drizzle's
 * "Failed query: … params: …". Quoted text goes, and everything from the first line that lists parameters.
 */
function withoutValues(message: string): string {
	return message
		.replace(/\b(params|parameters|values?|args)\s*:[\s\S]*/i, "$1: …")
		.replace(/=\s*\([^)]*\)/g, "=(…)")
		.replace(/"[^"]{0,2000}"|'[^']{0,2000}'|`[^`]{0,2000}`/g, (quoted) =>
			/^.[\w.$ -]{0,64}.$/.test(quoted) ? quoted : "…",
		)
		.replace(/[^\x20-\x7e]+/g, "…")
		.slice(0, 500);
}

/**
 * @param error anything that was thrown
 * @returns name, code, message without values, and the stack's places
 */
export function describeError(error: unknown): string {
	if (!(error instanceof Error)) return `Thrown: ${typeof error}`;
	if (error.cause instanceof Error) return describeError(error.cause);
	const { code } = error as { code?: unknown };
	const head = [error.name, typeof code === "string" && codePattern.test(code) ? `(${code})` : ""].filter(Boolean);
	const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return [`${head.join(" ")}: ${withoutValues(error.message)}`, ...places].join("\n");
}
