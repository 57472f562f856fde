import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { saveChoices } from "./choices";
import { copyYearSchema, saveChoicesSchema, takeSetSchema } from "./schema";
import { copyYear, takeSet } from "./setup";
import { teachingText as text } from "./text";

export const calls: OfficeCalls<"teaching"> = {
	"take-set": officeCall({
		input: takeSetSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => done(text.added(await takeSet(input, who))),
	}),
	"copy-year": officeCall({
		input: copyYearSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => done(text.added(await copyYear(input, who))),
	}),
	choices: officeCall({
		input: saveChoicesSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => done(text.saved(await saveChoices(input, who))),
	}),
};
