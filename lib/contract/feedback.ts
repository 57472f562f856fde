/** The question below a page: whether visitors have found what they were looking for. */
import { z } from "zod";
import { feedbackText, longestFeedback } from "@/lib/bengali/feedback";
import { itemKinds } from "./educational";
import { idField, linesField } from "./input";

export const feedbackKinds = ["content", ...itemKinds] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const feedbackParams = z.object({ kind: z.enum(feedbackKinds), id: idField });
/** A page by kind and id of its record. */
export type FeedbackPage = z.output<typeof feedbackParams>;

export const feedbackSchema = z.discriminatedUnion("answer", [
	z.object({ answer: z.enum(["yes", "no"]) }),
	/** After "no": what the visitor was looking for. */
	z.object({ answer: z.literal("text"), text: linesField(longestFeedback) }),
]);
export type Feedback = z.output<typeof feedbackSchema>;

/** Answers that an address gives in an hour. */
export const feedbackPerHour = 60;

export const feedbackAnswer = z.object({ success: z.literal(true), message: z.string() });

/** @returns the sentence shown after an answer, with and without JavaScript */
export const thanksFor = ({ answer }: Pick<Feedback, "answer">): string =>
	answer === "text" ? feedbackText.sent : feedbackText.thanks;
