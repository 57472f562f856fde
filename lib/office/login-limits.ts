/** Keys of the rate limits on sign-ins to the back office. */
import "server-only";
import { createHash } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/cms/sql";

/** Prefix of the limits' names (lib/http/limits). */
export const staffLoginLimit = "staff-login";

/**
 * @param email in lower case
 * @returns the account's key in the limits: keys are stored, so a digest hides the address and has a fixed length
 */
export const accountKey = (email: string) => createHash("sha256").update(email).digest("hex");

/** Forgets the failed sign-ins at an account, from every address. */
export async function liftLoginLimits(payload: Payload, email: string, req?: PayloadRequest): Promise<void> {
	const account = accountKey(email);
	await rows(
		payload,
		sql`DELETE FROM limits WHERE key = ${`${staffLoginLimit}-account:${account}`}
			OR key LIKE ${`${staffLoginLimit}-pair:${account}@%`}`,
		req,
	);
}
