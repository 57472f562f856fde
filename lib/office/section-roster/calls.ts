import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { sectionRoster } from "./operation";
import { rosterSchema } from "./schema";
import { sectionRosterText as text } from "./text";

export const calls: OfficeCalls<"section-roster"> = {
	save: officeCall({
		input: rosterSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			const applied = await applyOperation(sectionRoster, input, { by: who });
			return done(applied ? text.saved(applied.count) : text.same);
		},
	}),
};
