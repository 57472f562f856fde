import "server-only";
import { z } from "zod";
import { doneCall, type OfficeCalls, officeCall } from "../calls";
import { takeAnyBack } from "../operations/all";
import { takeBackCall } from "../operations/take-back-call";
import type { Offer } from "./kept-offer";
import { findOffer } from "./offer";
import { activityText } from "./text";
import { undoAct } from "./undo";

const undo = z.union([z.object({ entry: z.int() }), z.object({ operation: z.int() })]);

const offer: z.ZodType<Offer> = z.object({
	at: z.string(),
	text: z.string(),
	undo: z.array(undo).min(1),
	path: z.string().nullable(),
});

/** Null: there is nothing to undo. */
const offerAnswer = z.object({ offer: offer.nullable() });

export const calls: OfficeCalls<"activity"> = {
	undo: doneCall({
		input: z.object({ id: z.int().positive() }),
		run: ({ input: { id }, who }) => undoAct(who, id),
		said: (sentence) => sentence,
	}),
	offer: officeCall({
		method: "GET",
		answer: offerAnswer,
		run: async ({ who }) => ({ offer: await findOffer(who) }),
	}),
	"take-back": takeBackCall({ undone: activityText.undone, refused: activityText.held }, (id, who) =>
		takeAnyBack(who, id),
	),
};
