import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { resultNames } from "./operation";
import { resultNamesText } from "./text";

/** The student's record; `fingerprint` is that of the corrections that were shown. */
const correctionSchema = z.object({ student: idField, fingerprint: z.string().max(100) });
export type CorrectionInput = z.output<typeof correctionSchema>;

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
