/** Ids of entries of the activity log, for tests that undo one of them. */
import type { Act } from "@/lib/office/activity/activity";

/** @returns the entry of `activity` that undoes the act, 0 without one */
export const entryOf = ({ undo }: Pick<Act, "undo"> = { undo: null }): number =>
	undo && typeof undo === "object" && "entry" in undo ? undo.entry : 0;

/** @returns the operation that can be taken back, 0 without one */
export const operationOf = ({ undo }: Pick<Act, "undo"> = { undo: null }): number =>
	undo && typeof undo === "object" && "operation" in undo ? undo.operation : 0;
