/**
 * Errors of lib/school, with Bengali messages for the user. Independent of HTTP: lib/http/failure maps each kind to a
 * status (docs/api.md).
 */
import "server-only";
import { errorText } from "@/lib/bengali/errors";

export type Refusal = "unauthorised" | "forbidden" | "notFound" | "invalid";

export class SchoolError extends Error {
	override name = "SchoolError";

	/** @param errors messages by field, for the kind "invalid" */
	constructor(
		readonly kind: Refusal,
		message: string,
		readonly errors?: Record<string, string[]>,
	) {
		super(message);
	}
}

export const notFoundError = () => new SchoolError("notFound", errorText.notFound);
export const unauthorisedError = () => new SchoolError("unauthorised", errorText.unauthorised);
export const forbiddenError = () => new SchoolError("forbidden", errorText.forbidden);
export const invalidError = (errors: Record<string, string[]>) => new SchoolError("invalid", errorText.invalid, errors);
