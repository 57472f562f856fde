import "server-only";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";

/** A request refused at the HTTP level, before any record is read. */
export class CallError extends Error {
	override name = "CallError";

	/** @param more further fields of the answer, beside `success` and `message` */
	constructor(
		readonly status: 400 | 403 | 405 | 413 | 429 | 503,
		message: string,
		readonly headers?: Record<string, string>,
		readonly more?: { errors?: Record<string, string[]>; proof_required?: true; must_change?: true },
	) {
		super(message);
	}
}

/** 403: the call is answered with a right `proof` only (lib/http/proofs). */
export const proofRequiredError = (message: string) =>
	new CallError(403, message, undefined, { errors: { proof: [message] }, proof_required: true });

/** @param seconds until the next attempt may succeed, for Retry-After */
export function tooManyError(seconds: number): CallError {
	const minutes = toBengaliDigits(Math.max(1, Math.ceil(seconds / 60)));
	return new CallError(429, errorText.tooMany(minutes), { "Retry-After": String(Math.max(1, Math.ceil(seconds))) });
}

/** 503: the database does not respond, or this process should get no requests. @param why what is wrong, if it is known */
export const unavailableError = (why: string = errorText.unavailable) => new CallError(503, why);
