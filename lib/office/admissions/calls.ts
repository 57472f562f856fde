import "server-only";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { normalise, withLineEnds } from "@/lib/bengali/normalise";
import { idField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls, officeCall } from "../calls";
import { slipsAnswer } from "../slips/schema";
import { placeSchema, recordSchema } from "../students/schema";
import { acceptApplication, acceptBatch, refuseApplication, takeBack } from "./decide";
import { comingYear } from "./desk";
import { batchText, longestReason, refuseText } from "./text";

/** Requests of the admissions desk. */
const { errors } = refuseText;

const year = z.literal(comingYear).or(placeSchema.shape.year);

/** Id of a year's record, or the coming year. */
export type AdmissionYear = z.output<typeof year>;

/** An application, and the place that its student gets. */
const acceptSchema = placeSchema.extend({ id: idField, year });

/** Most applicants that are accepted at once: some seconds of hashing. */
const mostAccepted = 100;

/** Several applications of one year, in the order of their slips. */
const batchSchema = z.object({
	year,
	places: z
		.array(acceptSchema.omit({ year: true }), batchText.none)
		.min(1, batchText.none)
		.max(mostAccepted, batchText.tooMany(mostAccepted))
		.refine((places) => new Set(places.map(({ id }) => id)).size === places.length, batchText.twice),
});
export type BatchInput = z.output<typeof batchSchema>;

const refuseSchema = z.object({
	id: idField,
	reason: z
		.string(errors.required)
		// Normalising takes time that grows with the length.
		.max(4 * longestReason, errors.tooLong(longestReason))
		.transform((text) => normalise(withLineEnds(text)))
		.pipe(
			z
				.string()
				.min(1, errors.required)
				.max(longestReason, errors.tooLong(longestReason))
				.refine((text) => !/(?!\n)\p{Cc}|\p{Cs}/u.test(text), errorText.field.control),
		),
});

export const calls: OfficeCalls<"admissions"> = {
	accept: officeCall({
		input: acceptSchema,
		answer: slipsAnswer,
		run: ({ input: { id, ...place }, who, site }) => acceptApplication(id, place, site, who),
		persons: ({ slips }) => slips.length,
	}),
	"accept-several": officeCall({
		input: batchSchema,
		answer: slipsAnswer,
		run: ({ input, who, site }) => acceptBatch(input, site, who),
		persons: ({ slips }) => slips.length,
	}),
	refuse: doneCall({
		input: refuseSchema,
		said: refuseText.done,
		run: ({ input: { id, reason }, who }) => refuseApplication(id, reason, who),
	}),
	"take-back": doneCall({
		input: recordSchema,
		said: refuseText.takenBack,
		run: ({ input: { id }, who }) => takeBack(id, who),
	}),
};
