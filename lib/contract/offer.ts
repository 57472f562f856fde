/** What the bar at the foot of the back office offers to undo, right after it was done. */
import { z } from "zod";

/** How long it is offered; the list of acts undoes later. */
export const offerSeconds = 60;

/** An entry of the activity, or an operation. */
const undo = z.union([z.object({ entry: z.int() }), z.object({ operation: z.int() })]);

export const offerSchema = z.object({
	/** What has happened, in words. */
	text: z.string(),
	/** Newest first; several records that were deleted at once are restored at once. */
	undo: z.array(undo).min(1),
	/** Where what was changed is seen, below `/admin`; null if no one page shows it. */
	path: z.string().nullable(),
});

export type Offer = z.output<typeof offerSchema>;
