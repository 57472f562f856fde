/** Input of setting up classes in one step. */
import { z } from "zod";
import { sectionNames } from "./text";

export const classSetupSchema = z.object({
	/** Calendar year. */
	year: z.int().min(1990).max(2100),
	/** Classes by their names, from the lowest; `sections` is how many each has in the end. */
	classes: z
		.array(z.object({ name: z.string().trim().min(1).max(60), sections: z.int().min(1).max(sectionNames.length) }))
		.min(1)
		.max(20),
});
export type ClassSetupInput = z.output<typeof classSetupSchema>;
