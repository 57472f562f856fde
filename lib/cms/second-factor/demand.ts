/** Whose accounts must have a second factor, and until when. */
import type { CollectionAfterLoginHook, Payload } from "payload";
import { dayLength } from "@/lib/contract/days";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import type { Staff } from "../payload-types";
import { readSecondFactor, type SecondFactor } from "./factors";

/** Days for which it can be put off after it was first asked for. */
const daysToSetUp = 14;

/** @returns whether an account of this role must have a second factor (STAFF_SECOND_FACTOR) */
export const isDemanded = ({ role }: Pick<Staff, "role">): boolean =>
	environment.STAFF_SECOND_FACTOR === "all" || (environment.STAFF_SECOND_FACTOR === "heads" && role === "head");

/** @returns until when it can be put off, ISO 8601; null if the account is not asked, or not yet, or has one */
export function endOfDelay(staff: Pick<Staff, "role">, { setAt, askedAt }: SecondFactor): string | null {
	if (!isDemanded(staff) || setAt || !askedAt) return null;
	return new Date(Date.parse(askedAt) + daysToSetUp * dayLength).toISOString();
}

/** @returns whether nothing is open to the account any more but setting it up */
export async function mustSetUp(payload: Payload, staff: Pick<Staff, "id" | "role">): Promise<boolean> {
	if (!isDemanded(staff)) return false;
	const end = endOfDelay(staff, await readSecondFactor(payload, staff.id));
	return end !== null && Date.parse(end) <= Date.now();
}

/** The first login of an account that must have a second factor is noted; from the second on it is asked for. */
export const askFromSecondLogin: CollectionAfterLoginHook<Staff> = async ({ user, req }) => {
	if (!isDemanded(user)) return;
	await rows(
		req.payload,
		sql`INSERT INTO second_factors (staff_id) VALUES (${user.id})
			ON CONFLICT (staff_id) DO UPDATE SET asked_at = coalesce(second_factors.asked_at, ${new Date().toISOString()})`,
		req,
	);
};
