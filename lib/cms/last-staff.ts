/** Refuses to delete the last staff account, so that somebody can always sign in. */
import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { rows, sql } from "./sql";

export const keepLastAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
	// A bulk delete runs this hook for all records before it deletes the first, so collect their ids.
	const leaving = new Set(req.context.leavingStaff as Set<number | string> | undefined).add(id);
	req.context.leavingStaff = leaving;
	// Row lock until the end of the transaction: otherwise two concurrent deletions each still see the other's account.
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
