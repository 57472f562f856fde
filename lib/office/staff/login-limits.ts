/** Keys of the rate limits on sign-ins to the back office. */
import "server-only";
import { createHash } from "node:crypto";
import type { Payload, PayloadRequest, Where } from "payload";
import { readLoginName } from "@/lib/auth/staff-names";
import type { Staff } from "@/lib/cms/payload-types";
import { rows, sql } from "@/lib/data/sql";

/** Prefix of the names of these limits (lib/http/limits). */
export const staffLoginLimit = "staff-login";

/**
 * @param name the account's e-mail address, or its user name if it has none
 * @returns the account's rate limit key: a digest, because keys are stored in the database
 */
export const accountKey = (name: string) => createHash("sha256").update(name).digest("hex");

/** @returns the account with this user name or e-mail address */
export async function findAccount(payload: Payload, name: string): Promise<Staff | undefined> {
	const where: Where = { or: [{ email: { equals: name } }, { username: { equals: name } }] };
	return (await payload.find({ collection: "staff", where, depth: 0, limit: 1, pagination: false })).docs[0];
}

/** @returns the name that stands for the account in {@link accountKey}, whichever it signs in with */
export const keyNameOf = ({ email, username }: Pick<Staff, "email" | "username">): string => email || username || "";

/**
 * For the command line.
 * @param name user name or e-mail address, as typed
 * @returns the account, or the names of all if this one is unknown
 */
export async function findNamed(
	payload: Payload,
	name: string,
): Promise<Staff | { state: "unknown"; known: string[] }> {
	const account = await findAccount(payload, readLoginName(name) ?? name);
	if (account) return account;
	const all = await payload.find({ collection: "staff", pagination: false, sort: "id", depth: 0 });
	return { state: "unknown", known: all.docs.map(keyNameOf) };
}

/** Deletes the counters of failed sign-ins to an account, from all IP addresses. */
export async function resetLoginLimits(payload: Payload, account: Staff, req?: PayloadRequest): Promise<void> {
	const key = accountKey(keyNameOf(account));
	await rows(
		payload,
		sql`DELETE FROM limits WHERE key = ${`${staffLoginLimit}-account:${key}`}
			OR key LIKE ${`${staffLoginLimit}-pair:${key}@%`}`,
		req,
	);
}
