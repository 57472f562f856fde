/** Requests and answers of the admissions desk (app/(staff)/office/applications). */
import { z } from "zod";
import { listFileText, refuseText } from "@/lib/bengali/admissions-desk";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { longestReason } from "./application-state";

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

/** A file with a list of applicants. */
export const listSchema = z.object({ file: z.instanceof(File, { error: listFileText.missing }) });

/** The same file again, and the dry run that was confirmed. */
export const listAddSchema = listSchema.extend({ fingerprint: z.string().max(100) });

/** The dry run of a list. */
export const listCheckAnswer = z.object({
	success: z.literal(true),
	fingerprint: z.string(),
	counts: z.object({ new: z.number(), same: z.number(), refused: z.number() }),
	/** Headings that are not recognised. */
	ignored: z.array(z.string()),
	/** The first refused rows. */
	refused: z.array(z.object({ line: z.number(), name: z.string(), reasons: z.array(z.string()) })),
});
export type ListCheck = z.infer<typeof listCheckAnswer>;

export const listAddAnswer = z.object({ success: z.literal(true), message: z.string(), added: z.number() });
export type ListAdded = z.infer<typeof listAddAnswer>;
