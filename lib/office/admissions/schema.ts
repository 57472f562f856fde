/** Requests of the admissions desk. */
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { longestReason } from "@/lib/contract/application-reason";
import { idField } from "@/lib/contract/input";
import { placeSchema } from "../students/schema";
import { comingYear } from "./shared";
import { batchText, refuseText } from "./text";

const { errors } = refuseText;

const year = z.literal(comingYear).or(placeSchema.shape.year);

/** Id of a year's record, or the coming year. */
export type AdmissionYear = z.output<typeof year>;

/** An application, and the place that its student gets. */
export const acceptSchema = placeSchema.extend({ id: idField, year });

/** Most applicants that are accepted at once: some seconds of hashing. */
const mostAccepted = 100;

/** Several applications of one year, in the order of their slips. */
export const batchSchema = z.object({
	year,
	places: z
		.array(acceptSchema.omit({ year: true }), batchText.none)
		.min(1, batchText.none)
		.max(mostAccepted, batchText.tooMany(mostAccepted))
		.refine((places) => new Set(places.map(({ id }) => id)).size === places.length, batchText.twice),
});
export type BatchInput = z.output<typeof batchSchema>;

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
