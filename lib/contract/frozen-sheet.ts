/**
 * A grade sheet as it was released: all that anybody will ever see of it, stored as JSON text in the column `sheet` of
 * the table `results`. Its readers join no other table, so that editing names, rules or enrolments later changes nothing
 * that was released.
 */
import { z } from "zod";

const part = z.object({
	code: z.string(),
	/** "" for the only part of a paper. */
	name: z.string(),
	/** Null: absent. */
	marks: z.number().nullable(),
	/** Null for sheets of before parts had full marks of their own. */
	full: z.number().nullable(),
	/** Null: not to be passed by itself. */
	pass: z.number().nullable(),
});
export type FrozenPart = z.infer<typeof part>;

const subject = z.object({
	name: z.string(),
	papers: z.array(z.object({ code: z.string(), name: z.string(), parts: z.array(part) })),
	marks: z.number(),
	full: z.number(),
	/** Letter and point are null where the school gives no grades. */
	letter: z.string().nullable(),
	point: z.number().nullable(),
	/** Why the subject is failed. */
	reason: z.enum(["absent", "part", "total"]).nullable(),
	/** Codes of parts. */
	failedParts: z.array(z.string()),
	fourth: z.boolean(),
	counted: z.boolean(),
	/** Of a combined exam: the marks in each of its exams; null is absent. */
	exams: z.array(z.object({ name: z.string(), marks: z.number().nullable(), full: z.number() })).optional(),
});
export type FrozenSubject = z.infer<typeof subject>;

/** The rules that the sheet was computed by. */
const rules = z.object({
	/** Percentage from which a letter is given, and its point; best first. Null where the school gives no grades. */
	scale: z.array(z.tuple([z.number(), z.string(), z.number()])).nullable(),
	rounding: z.enum(["none", "half-up"]),
	placeFailed: z.boolean(),
	rankWithin: z.enum(["class", "section", "group"]),
	/** Weights in percent. */
	combined: z.array(z.object({ name: z.string(), weight: z.number() })).nullable(),
});
export type FrozenRules = z.infer<typeof rules>;

const frozenSheet = z.object({
	student: z.object({ code: z.number(), name: z.string(), father: z.string(), mother: z.string() }),
	/** Ids are those of the records at the release. */
	class: z.object({ id: z.number(), name: z.string() }),
	section: z.object({ id: z.number(), name: z.string() }),
	group: z.string().nullable(),
	roll: z.number(),
	exam: z.object({
		id: z.number(),
		name: z.string(),
		type: z.string(),
		/** `year` is the calendar year. */
		year: z.object({ id: z.number(), year: z.number() }),
	}),
	subjects: z.array(subject),
	total: z.number(),
	gpa: z.number().nullable(),
	letter: z.string().nullable(),
	gpaWithoutFourth: z.number().nullable(),
	/** Failed counted compulsory subjects. */
	failed: z.number(),
	/** Null: without a place. */
	position: z.number().nullable(),
	/** How many have a place among those who are ranked together; null where that is unknown. */
	of: z.number().nullable(),
	rules,
	/** Computed from marks; stored by a version that did not freeze results; or a list of before the system. */
	origin: z.enum(["marks", "upgrade", "imported"]),
});
export type FrozenSheet = z.infer<typeof frozenSheet>;

/** @param text the column `sheet` @returns the sheet */
export const parseSheet = (text: string): FrozenSheet => frozenSheet.parse(JSON.parse(text));

/** What a student of a class has achieved, of which a whole class is read at once. */
const outcome = frozenSheet.pick({ position: true, total: true, gpa: true, failed: true, origin: true }).extend({
	student: z.object({ code: z.number() }),
	subjects: z.array(subject.pick({ letter: true, point: true, counted: true, fourth: true })),
});
export type FrozenOutcome = z.infer<typeof outcome>;

/** Checks a fraction of what {@link parseSheet} does. @throws ZodError */
export const parseOutcome = (text: string): FrozenOutcome => outcome.parse(JSON.parse(text));
