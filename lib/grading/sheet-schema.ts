/** The shape of a sheet in JSON: docs/grading.md. What students have in it is checked in ./marks-reader. */
import { z } from "zod";
import { isObject } from "./json";
import { gradingText } from "./text";

const text = gradingText.faults;

/** Larger ones are no marks, and their sums would not be exact in JSON. */
const largest = 1_000_000_000;

const hasTwoPlaces = (value: number) => Math.round(value * 100) / 100 === value;

export const amount = z
	.number(text.number)
	.min(0, text.negative)
	.max(largest, text.huge)
	.refine(hasTwoPlaces, text.places);

const name = z.string(text.string);
const flag = z.boolean(text.flag);

/** Refuses the second of two items with the same name. */
const namedOnce =
	<T>(nameOf: (item: T) => string, key?: string) =>
	(items: readonly T[], context: z.RefinementCtx) => {
		const names = new Set<string>();
		items.forEach((item, index) => {
			const path = key ? [index, key] : [index];
			if (names.has(nameOf(item))) context.addIssue({ code: "custom", message: text.twice, path });
			names.add(nameOf(item));
		});
	};

const part = z
	.strictObject({ code: name, full: amount.gt(0, text.noFull), pass: amount.nullish() }, text.object)
	.refine(({ full, pass }) => (pass ?? 0) <= full, { message: text.passAboveFull, path: ["pass"] });

const paper = z.strictObject(
	{
		code: name,
		parts: z
			.array(part, text.list)
			.min(1, text.empty)
			.superRefine(namedOnce(({ code }) => code, "code")),
	},
	text.object,
);

export const subjectSchema = z.strictObject(
	{
		code: name,
		counted: flag.default(true),
		passEach: flag.default(false),
		papers: z
			.array(paper, text.list)
			.min(1, text.empty)
			.superRefine(namedOnce(({ code }) => code, "code")),
	},
	text.object,
);

const band = z.tuple([amount, name.min(1, text.string), amount], text.band);

/** Whether bounds and points fall from each band to the next, to 0, and the last letter stands only there. */
function fallsToFailing(bands: readonly z.infer<typeof band>[]): boolean {
	const falls = bands.every(([from, , point], index) => {
		const next = bands[index + 1];
		return next ? from > next[0] && point > next[2] : from === 0 && point === 0;
	});
	const letters = bands.map(([, letter]) => letter);
	return falls && letters.indexOf(letters.at(-1) ?? "") === letters.length - 1;
}

export const scaleSchema = z
	.array(band, text.list)
	.refine((bands) => bands.length > 0 && fallsToFailing(bands), text.scale)
	.transform((bands) => bands.map(([from, letter, point]) => ({ from, letter, point })))
	.nullable();

const weight = z.int(text.weight).min(0, text.weight).max(100, text.weight);

/** A Map, since an object of JavaScript has members of its own, such as "constructor". */
const examsSchema = z
	.custom<Record<string, unknown>>(isObject, text.object)
	.transform((exams) => new Map(Object.entries(exams)))
	.pipe(z.map(z.string(), weight))
	.refine((exams) => [...exams.values()].reduce((sum, weight) => sum + weight, 0) === 100, text.weights);

/** Subjects and students are read one by one, so that a fault in one hides none in another. */
export const sheetSchema = z.strictObject(
	{
		scale: scaleSchema,
		rounding: z.enum(["none", "half-up"], text.rounding).default("none"),
		placeFailed: flag.default(false),
		exams: examsSchema.optional(),
		subjects: z.array(z.unknown(), text.list),
		students: z.array(z.unknown(), text.list),
	},
	text.object,
);

export const studentSchema = z.strictObject(
	{
		id: name,
		takes: z.array(name, text.list).superRefine(namedOnce((code) => code)),
		fourth: name.nullable().default(null),
		marks: z.custom<Record<string, unknown>>(isObject, text.object).default({}),
	},
	text.object,
);
