import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { classSetup } from "./operation";
import { classSetupSchema } from "./schema";
import { classSetupText as text } from "./text";

export const calls: OfficeCalls<"class-setup"> = {
	make: officeCall({
		input: classSetupSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			const applied = await applyOperation(classSetup, input, { by: who });
			return done(applied ? text.made(applied.count) : text.nothing);
		},
	}),
};
