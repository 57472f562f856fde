/** Idempotency key for forms submitted without JavaScript: detects a double tap or a reload of the response. */
import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "@/lib/cms/secret";
import { clientAddress } from "@/lib/machine/client-address";

/**
 * @param fields of the form, validated
 * @returns a key that is equal only for the same fields from the same address, in all processes, and cannot be forged
 */
export function repeatKey(request: Pick<Request, "headers">, fields: Record<string, unknown>): string {
	const parts = Object.entries(fields).map(([name, value]) => [
		name,
		value instanceof File ? [value.name, value.size] : value,
	]);
	return createHmac("sha256", deriveKey("repeat"))
		.update(JSON.stringify([clientAddress(request), parts]))
		.digest("base64url");
}
