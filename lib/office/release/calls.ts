import "server-only";
import { z } from "zod";
import { formatMoment } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";
import { idField, typedMoment } from "@/lib/contract/input";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
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
	release: officeCall({
		input: releaseSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			const answer = (await applyOperation(release, input, { by: who, confirmed: input.fingerprint }))?.answer;
			if (input.at === null || !answer) return done(releaseText.done);
			return done(releaseText.scheduled(`${answer.exam}, ${answer.class}`, formatMoment(input.at)));
		},
	}),
	"take-back": officeCall({
		input: takeBackSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await takeReleaseBack(input, who);
			return done(releaseText.takenBack);
		},
	}),
};
