import "server-only";
import { z } from "zod";
import { formatMoment } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";
import { idField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls, typedMoment } from "../calls";
import { applyOperation } from "../operations/apply";
import { release, takeReleaseBack } from "./operation";
import { releaseText } from "./text";

/** Results are not released further ahead. */
const longestWait = 366 * dayLength;

const ofClass = { exam: idField, class: idField };

/** `at` is empty for now; `fingerprint` that of the sheets that were shown. */
const releaseSchema = z.object({
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

const takeBackSchema = z.object(ofClass);
export type TakeBackInput = z.output<typeof takeBackSchema>;

export const calls: OfficeCalls<"release"> = {
	release: doneCall({
		input: releaseSchema,
		run: ({ input, who }) => applyOperation(release, input, { by: who, confirmed: input.fingerprint }),
		said: (applied, { at }) => {
			const of = applied?.answer;
			return at && of ? releaseText.scheduled(`${of.exam}, ${of.class}`, formatMoment(at)) : releaseText.done;
		},
	}),
	"take-back": doneCall({
		input: takeBackSchema,
		said: releaseText.takenBack,
		run: ({ input, who }) => takeReleaseBack(input, who),
	}),
};
