import "server-only";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";

/** A request refused at the HTTP level, before any record is read. */
export class CallError extends Error {
	override name = "CallError";

	constructor(
		readonly status: 400 | 405 | 413 | 429 | 503,
		message: string,
		readonly headers?: Record<string, string>,
	) {
		super(message);
	}
}

/** @param seconds until the next attempt may succeed, for Retry-After */
export function tooManyError(seconds: number): CallError {
	const minutes = toBengaliDigits(Math.max(1, Math.ceil(seconds / 60)));
	return new CallError(429, errorText.tooMany(minutes), { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

/** 503: the database does not respond, or this process should get no requests. */
export const unavailableError = () => new CallError(503, errorText.unavailable);
