import "server-only";
import { z } from "zod";
import { doneCall, type OfficeCalls } from "../calls";
import { applyOperation } from "../operations/apply";
import { classSetup } from "./operation";
import { sectionNames, classSetupText as text } from "./text";

/** Input of setting up classes in one step. */
const classSetupSchema = z.object({
	/** Calendar year. */
	year: z.int().min(1990).max(2100),
	/** Classes by their names, from the lowest; `sections` is how many each has in the end. */
	classes: z
		.array(z.object({ name: z.string().trim().min(1).max(60), sections: z.int().min(1).max(sectionNames.length) }))
		.min(1)
		.max(20),
});
export type ClassSetupInput = z.output<typeof classSetupSchema>;

export const calls: OfficeCalls<"class-setup"> = {
	make: doneCall({
		input: classSetupSchema,
		run: ({ input, who }) => applyOperation(classSetup, input, { by: who }),
		said: (applied) => (applied ? text.made(applied.count) : text.nothing),
	}),
};
