/** Requests about releasing results. */
import { z } from "zod";
import { dayLength } from "@/lib/contract/days";
import { idField, typedMoment } from "@/lib/contract/input";
import { releaseText } from "./text";

/** Results are not released further ahead. */
const longestWait = 366 * dayLength;

const ofClass = { exam: idField, class: idField };

/** `at` is empty for now; `fingerprint` that of the sheets that were shown. */
export const releaseSchema = z.object({
	...ofClass,
	fingerprint: z.string().max(100),
	at: typedMoment
		.refine(
			(time) => !time || (time.getTime() > Date.now() && time.getTime() < Date.now() + longestWait),
			releaseText.pastTime,
		)
		.transform((time) => time?.toISOString() ?? null),
});
export type ReleaseInput = z.output<typeof releaseSchema>;

export const takeBackSchema = z.object(ofClass);
export type TakeBackInput = z.output<typeof takeBackSchema>;
