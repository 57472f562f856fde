import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { resultNames } from "./operation";
import { correctionSchema } from "./schema";
import { resultNamesText } from "./text";

export const calls: OfficeCalls<"result-names"> = {
	correct: officeCall({
		input: correctionSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await applyOperation(resultNames, input, { by: who, confirmed: input.fingerprint });
			return done(resultNamesText.done);
		},
	}),
};
