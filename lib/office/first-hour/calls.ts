import "server-only";
import { z } from "zod";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { putAway } from "./first-hour";
import { firstHourText as text } from "./text";

/** Whether the list is put away, or brought back. */
const putAwaySchema = z.object({ away: z.boolean() });

export const calls: OfficeCalls<"first-hour"> = {
	"put-away": officeCall({
		input: putAwaySchema,
		answer: doneAnswer,
		run: async ({ input: { away } }) => {
			await putAway(away);
			return done(away ? text.isPutAway : text.isBack);
		},
	}),
};
