/** Keys of the rate limits on sign-ins to the back office. */
import "server-only";
import { createHash } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/cms/sql";

/** Prefix of the names of these limits (lib/http/limits). */
export const staffLoginLimit = "staff-login";

/**
 * @param email in lower case
 * @returns the account's rate limit key: a digest, because keys are stored in the database
 */
export const accountKey = (email: string) => createHash("sha256").update(email).digest("hex");

/** Deletes the counters of failed sign-ins to an account, from all IP addresses. */
export async function resetLoginLimits(payload: Payload, email: string, req?: PayloadRequest): Promise<void> {
	const account = accountKey(email);
	await rows(
		payload,
		sql`DELETE FROM limits WHERE key = ${`${staffLoginLimit}-account:${account}`}
			OR key LIKE ${`${staffLoginLimit}-pair:${account}@%`}`,
		req,
	);
}
