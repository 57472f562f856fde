import "server-only";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import { makeNumbers } from "./numbers";
import { noteTold } from "./reached";
import { numbersSchema, stripsSchema, toldSchema } from "./schema";
import { circularsText as text } from "./text";

export const calls: OfficeCalls<"circulars"> = {
	/** POST, because each file is noted with the families in it. */
	numbers: fileCall({ input: numbersSchema, run: ({ input, who }) => makeNumbers(input, who) }),
	"strips-printed": officeCall({
		input: stripsSchema,
		answer: doneAnswer,
		run: async ({ input: { id, students } }) => done(text.strips.noted(await noteTold(id, students, "strip", true))),
	}),
	told: officeCall({
		input: toldSchema,
		answer: doneAnswer,
		run: async ({ input: { id, student, told } }) => {
			await noteTold(id, [student], "told", told);
			return done(told ? text.told.noted : text.told.dropped);
		},
	}),
};
