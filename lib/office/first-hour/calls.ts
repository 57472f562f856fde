import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { putAway } from "./first-hour";
import { putAwaySchema } from "./schema";
import { firstHourText as text } from "./text";

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
