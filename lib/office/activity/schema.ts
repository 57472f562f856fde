import { z } from "zod";
import type { Offer } from "@/lib/contract/offer";

const undo = z.union([z.object({ entry: z.int() }), z.object({ operation: z.int() })]);

const offer: z.ZodType<Offer> = z.object({
	at: z.string(),
	text: z.string(),
	undo: z.array(undo).min(1),
	path: z.string().nullable(),
});

/** Null: there is nothing to undo. */
export const offerAnswer = z.object({ offer: offer.nullable() });
