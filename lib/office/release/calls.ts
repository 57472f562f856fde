import "server-only";
import { formatMoment } from "@/lib/bengali/dates";
import { releaseText } from "@/lib/bengali/office/release";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { release, takeReleaseBack } from "./operation";
import { releaseSchema, takeBackSchema } from "./schema";

export const calls: OfficeCalls<"release"> = {
	release: officeCall({
		input: releaseSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await applyOperation(release, input, { by: who, confirmed: input.fingerprint });
			return done(input.at === null ? releaseText.done : releaseText.scheduled(formatMoment(input.at)));
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
