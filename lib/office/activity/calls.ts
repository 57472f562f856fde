import "server-only";
import { z } from "zod";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { takeAnyBack } from "../operations/all";
import { takeBackCall } from "../operations/take-back-call";
import { findOffer } from "./offer";
import { offerAnswer } from "./schema";
import { activityText } from "./text";
import { undoAct } from "./undo";

export const calls: OfficeCalls<"activity"> = {
	undo: officeCall({
		input: z.object({ id: z.int().positive() }),
		answer: doneAnswer,
		run: async ({ input: { id }, who }) => done(await undoAct(who, id)),
	}),
	offer: officeCall({ answer: offerAnswer, run: async ({ who }) => ({ offer: await findOffer(who) }) }),
	"take-back": takeBackCall({ undone: activityText.undone, refused: activityText.held }, (id, who) =>
		takeAnyBack(who, id),
	),
};
