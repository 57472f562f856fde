import "server-only";
import { releaseText } from "@/lib/bengali/office/release";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { release, takeBack } from "../marks/release";
import { releaseSchema, takeBackSchema } from "../marks/schema";

export const calls: OfficeCalls<"release"> = {
	release: officeCall({
		input: releaseSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await release(input, who);
			return done(releaseText.done);
		},
	}),
	"take-back": officeCall({
		input: takeBackSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await takeBack(input, who);
			return done(releaseText.takenBack);
		},
	}),
};
