/** Requests and answers of the admissions desk (app/(staff)/office/applications). */
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { refuseText } from "@/lib/bengali/office/admissions";
import { longestReason } from "@/lib/contract/application-state";

const { errors } = refuseText;

export const refuseSchema = z.object({
	reason: z
		.string(errors.required)
		// Normalising takes time that grows with the length.
		.max(4 * longestReason, errors.tooLong(longestReason))
		.transform((text) => normalise(text.replace(/\r\n?/g, "\n")))
		.pipe(
			z
				.string()
				.min(1, errors.required)
				.max(longestReason, errors.tooLong(longestReason))
				.refine((text) => !/(?!\n)\p{Cc}|\p{Cs}/u.test(text), errorText.field.control),
		),
});

export const decisionAnswer = z.object({ success: z.literal(true), message: z.string() });
export type DecisionAnswer = z.infer<typeof decisionAnswer>;
