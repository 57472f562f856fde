import "server-only";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";

/** A call that fails in a way its client should know (contract.md, rules for every call). */
export class CallError extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly errors?: Record<string, string[]>,
		readonly headers?: Record<string, string>,
	) {
		super(message);
	}
}

export const notFoundError = () => new CallError(404, errorText.notFound);
export const unauthorisedError = () => new CallError(401, errorText.unauthorised);
export const forbiddenError = () => new CallError(403, errorText.forbidden);
export const invalidError = (errors: Record<string, string[]>) => new CallError(422, errorText.invalid, errors);

/** @param seconds until the next try may succeed */
export function tooManyError(seconds: number): CallError {
	const minutes = toBengaliDigits(Math.max(1, Math.ceil(seconds / 60)));
	return new CallError(429, errorText.tooMany(minutes), undefined, {
		"Retry-After": String(Math.max(1, Math.ceil(seconds))),
	});
}
