/** Knows a form again that is sent twice without JavaScript: by a double tap, or by reloading its answer. */
import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { clientAddress } from "./client-address";

/** Nobody may make another's key. A restart between two sendings is rare enough to forget what came before. */
const secret = randomBytes(32);

/**
 * @param fields of the form, checked
 * @returns a key that the same fields from the same address have, and no others
 */
export function repeatKey(request: Request, fields: Record<string, unknown>): string {
	const parts = Object.entries(fields).map(([name, value]) => [
		name,
		value instanceof File ? [value.name, value.size] : value,
	]);
	return createHmac("sha256", secret)
		.update(JSON.stringify([clientAddress(request), parts]))
		.digest("base64url");
}
