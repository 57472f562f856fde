import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { actOnFeedback } from "./feedback";
import { feedbackActSchema } from "./schema";
import { feedbackOfficeText } from "./text";

export const calls: OfficeCalls<"feedback"> = {
	act: officeCall({
		input: feedbackActSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await actOnFeedback(input, who);
			return done(feedbackOfficeText.saved);
		},
	}),
};
