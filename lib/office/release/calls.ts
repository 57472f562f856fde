import "server-only";
import { formatMoment } from "@/lib/bengali/dates";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { release, takeReleaseBack } from "./operation";
import { releaseSchema, takeBackSchema } from "./schema";
import { releaseText } from "./text";

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
