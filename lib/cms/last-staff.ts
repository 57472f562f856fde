/** Somebody must always be able to sign in: the last staff account stays. */
import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { rows, sql } from "./sql";

export const keepLastAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
	// A bulk deletion asks for all its records side by side, before it deletes the first.
	const leaving = new Set(req.context.leavingStaff as Set<number | string> | undefined).add(id);
	req.context.leavingStaff = leaving;
	// Holds up every other deletion until this transaction ends: two at once would each see the other's account.
	await rows(
		req.payload,
		sql`INSERT INTO counters (name, value) VALUES ('staff-deletions', 1)
			ON CONFLICT (name) DO UPDATE SET value = counters.value + 1`,
		req,
	);
	const where = { id: { not_in: [...leaving] } };
	const { totalDocs } = await req.payload.count({ collection: "staff", where, req });
	if (totalDocs === 0) throw new APIError(staffText.errors.lastStaff, 400, undefined, true);
};
