/** Idempotency key for forms submitted without JavaScript: detects a double tap or a reload of the response. */
import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { clientAddress } from "@/lib/machine/client-address";
import type { Asked } from "./asked";

/** Keys must not be forgeable. A restart between two submits is rare enough to use a new secret each time. */
const secret = randomBytes(32);

/**
 * @param fields of the form, validated
 * @returns a key that is equal only for the same fields from the same address
 */
export function repeatKey(request: Asked, fields: Record<string, unknown>): string {
	const parts = Object.entries(fields).map(([name, value]) => [
		name,
		value instanceof File ? [value.name, value.size] : value,
	]);
	return createHmac("sha256", secret)
		.update(JSON.stringify([clientAddress(request), parts]))
		.digest("base64url");
}
