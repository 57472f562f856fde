/** Keeps at least one head account: without one nobody could create accounts or set passwords in the back office. */
import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type PayloadRequest,
	ValidationError,
} from "payload";
import { takeNumbers } from "@/lib/data/sql";
import { staffText } from "@/lib/office/words/staff";

/** @returns whether another head account remains when this one is deleted or gets another role */
async function hasOtherHead(id: number | string, req: PayloadRequest): Promise<boolean> {
	// A bulk operation runs its hooks for all records before it writes the first, so collect their ids.
	const leaving = new Set(req.context.leavingHeads as Set<number | string> | undefined).add(id);
	req.context.leavingHeads = leaving;
	// Row lock until the end of the transaction: otherwise two concurrent requests each still see the other's account.
	await takeNumbers("staff-deletions", 0, req);
	const where = { role: { equals: "head" }, id: { not_in: [...leaving] } };
	return (await req.payload.count({ collection: "staff", where, req })).totalDocs > 0;
}

/** Refuses to delete the last head account. */
export const keepLastHead: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const { role } = await req.payload.findByID({ collection: "staff", id, depth: 0, select: { role: true }, req });
	if (role === "head" && !(await hasOtherHead(id, req)))
		throw new APIError(staffText.errors.lastHead, 400, undefined, true);
};

/** Refuses to change the role of the last head account. */
export const keepLastHeadsRole: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
	const isLeaving = operation === "update" && originalDoc?.role === "head" && data.role && data.role !== "head";
	if (!isLeaving || (await hasOtherHead(originalDoc.id, req))) return data;
	const errors = [{ path: "role", label: staffText.fields.role, message: staffText.errors.lastHead }];
	throw new ValidationError({ collection: "staff", errors, req });
};
