import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls } from "../calls";
import { applyOperation } from "../operations/apply";
import { resultNames } from "./operation";
import { resultNamesText } from "./text";

/** The student's record; `fingerprint` is that of the corrections that were shown. */
const correctionSchema = z.object({ student: idField, fingerprint: z.string().max(100) });
export type CorrectionInput = z.output<typeof correctionSchema>;

export const calls: OfficeCalls<"result-names"> = {
	correct: doneCall({
		input: correctionSchema,
		said: resultNamesText.done,
		run: ({ input, who }) => applyOperation(resultNames, input, { by: who, confirmed: input.fingerprint }),
	}),
};
