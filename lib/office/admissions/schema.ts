/** Requests of the admissions desk. */
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { refuseText } from "@/lib/bengali/office/admissions";
import { longestReason } from "@/lib/contract/application-state";
import { idField } from "@/lib/contract/input";
import { placeSchema } from "../students/schema";

const { errors } = refuseText;

/** An application, and the place that its student gets. */
export const acceptSchema = placeSchema.extend({ id: idField });

export const refuseSchema = z.object({
	id: idField,
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
