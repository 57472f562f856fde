import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { actOnFeedback } from "./feedback";
import { feedbackOfficeText } from "./text";

/** `seen` with the id of a page's answers, the others with that of a text. */
const feedbackActSchema = z.object({ act: z.enum(["seen", "done", "open", "delete"]), id: idField });
export type FeedbackAct = z.output<typeof feedbackActSchema>;

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
