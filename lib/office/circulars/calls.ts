import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { doneCall, fileCall, type OfficeCalls } from "../calls";
import { makeNumbers } from "./circulars";
import { noteTold } from "./reached";
import { circularsText as text } from "./text";

/** Of all, or of a class. */
const numbersSchema = z.object({ id: idField, format: z.enum(["txt", "csv"]), class: idField.optional() });
export type NumbersInput = z.output<typeof numbersSchema>;

/** Whose strips were on the paper; a section of a thousand students, whole. */
const stripsSchema = z.object({ id: idField, students: z.array(z.int().positive()).min(1).max(1000) });

export const calls: OfficeCalls<"circulars"> = {
	/** POST, because each file is noted with the families in it. */
	numbers: fileCall({
		// As the list of students: the numbers of a class are daily work, those of the whole school are not.
		stepUp: { unless: ["class"] },
		input: numbersSchema,
		run: ({ input, who }) => makeNumbers(input, who),
	}),
	"strips-printed": doneCall({
		input: stripsSchema,
		run: ({ input: { id, students } }) => noteTold(id, students, "strip", true),
		said: text.strips.noted,
	}),
	told: doneCall({
		input: z.object({ id: idField, student: idField, told: z.boolean() }),
		said: text.byHand,
		run: ({ input: { id, student, told } }) => noteTold(id, [student], "told", told),
	}),
};
