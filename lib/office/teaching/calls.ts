import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { type NationalSetName, nationalSets } from "@/lib/office/words/national-sets";
import { type Religion, religionNames, studyGroups } from "@/lib/office/words/person-choices";
import { doneCall, type OfficeCalls } from "../calls";
import { saveChoices } from "./choices";
import { copyYear, takeSet } from "./setup";
import { teachingText as text } from "./text";

/** Input of the calls of subjects and choices. */
const namesOf = <T extends string>(record: Record<T, unknown>) => Object.keys(record) as [T, ...T[]];

const place = { year: idField, class: idField };

const takeSetSchema = z.object({ ...place, set: z.enum(namesOf<NationalSetName>(nationalSets)) });
export type TakeSetInput = z.output<typeof takeSetSchema>;

/** Copies the subjects of the latest earlier year. */
const copyYearSchema = z.object(place);
export type CopyYearInput = z.output<typeof copyYearSchema>;

/** Subjects by their ids. */
const choice = z.object({
	group: z.enum(studyGroups as [(typeof studyGroups)[number]]).nullable(),
	religion: z.enum(namesOf<Religion>(religionNames)).nullable(),
	chosen: z.array(z.int().positive()).max(20).readonly(),
	fourth: z.int().positive().nullable(),
});

/** The choices of the students of a section; `was`: what the page showed, over which another may have saved. */
const saveChoicesSchema = z.object({
	year: idField,
	section: idField,
	rows: z
		.array(choice.extend({ enrolment: z.int().positive(), was: choice }))
		.min(1)
		.max(500),
});
export type SaveChoicesInput = z.output<typeof saveChoicesSchema>;

export const calls: OfficeCalls<"teaching"> = {
	"take-set": doneCall({ input: takeSetSchema, said: text.added, run: ({ input, who }) => takeSet(input, who) }),
	"copy-year": doneCall({
		input: copyYearSchema,
		said: text.added,
		run: ({ input, who }) => copyYear(input, who),
	}),
	choices: doneCall({
		input: saveChoicesSchema,
		said: text.saved,
		run: ({ input, who }) => saveChoices(input, who),
	}),
};
