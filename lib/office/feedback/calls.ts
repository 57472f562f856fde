import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls } from "../calls";
import { actOnFeedback } from "./feedback";
import { feedbackOfficeText } from "./text";

/** `seen` with the id of a page's answers, the others with that of a text. */
const feedbackActSchema = z.object({ act: z.enum(["seen", "done", "open", "delete"]), id: idField });
export type FeedbackAct = z.output<typeof feedbackActSchema>;

export const calls: OfficeCalls<"feedback"> = {
	act: doneCall({
		input: feedbackActSchema,
		said: feedbackOfficeText.saved,
		run: ({ input, who }) => actOnFeedback(input, who),
	}),
};
