/** Idempotency keys of forms: detect a double tap, a reload of the response, and a retry after none. */
import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "@/lib/cms/secret";
import { todayInDhaka } from "@/lib/contract/dates";
import { clientAddress } from "@/lib/machine/client-address";

/** @returns a key that is equal only for equal values, in all processes, and cannot be forged */
export const keyOf = (values: unknown[]): string =>
	createHmac("sha256", deriveKey("repeat")).update(JSON.stringify(values)).digest("base64url");

/** @param fields of the form, validated @returns {@link keyOf} the fields, the address they come from, and the day */
export function repeatKey(request: Pick<Request, "headers">, fields: Record<string, unknown>): string {
	const parts = Object.entries(fields).map(([name, value]) => [
		name,
		value instanceof File ? [value.name, value.size] : value,
	]);
	return keyOf([clientAddress(request), parts, todayInDhaka()]);
}
