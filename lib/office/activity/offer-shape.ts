/** What the bar at the foot of the back office offers to undo, right after it was done. */

/** How long it is offered; the list of acts undoes later. */
export const offerSeconds = 60;

/**
 * Without a schema, which would bring zod into every page of the back office; lib/office/activity/calls has it.
 * @property at when it was done, ISO 8601
 * @property text what has happened, in words
 * @property undo entries of the activity and operations, newest first; several records that were deleted at once are
 * restored at once
 * @property path where what was changed is seen, below `/admin`; null if no one page shows it
 */
export type Offer = {
	at: string;
	text: string;
	undo: ({ entry: number } | { operation: number })[];
	path: string | null;
};
