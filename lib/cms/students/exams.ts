import type { ArrayFieldValidation, CollectionConfig, Field, Where } from "payload";
import { idOf } from "@/lib/data/ids";
import { sql } from "@/lib/data/sql";
import { subjectText } from "@/lib/office/marks/text";
import { examKinds, rankings, roundings } from "@/lib/office/values/study";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { amountField } from "./amount-field";
import { bandsField } from "./bands";
import { changesField, type Filtered, ofExamsYear, type Related } from "./exam-changes";
import { exists, hasMarks, hasResults, keepWhile, refuseWhileUsed } from "./references";
import { setExamTitle } from "./titles";
import { unreleasedHint } from "./unreleased-hint";

const { errors, examTypes, fields, hints } = studentStaffText;

/** Marks belong to enrolments of the exam's year and parts of its type, also in a combined one; results have its year. */
const keepKindOfMarks = keepWhile(
	{ year: fields.year, type: fields.examType },
	errors.kindOfMarked,
	async (id, req) =>
		(await hasMarks("exam", id, req)) ||
		(await hasResults(sql`r.exam_id = ${id}`, req)) ||
		(await exists(sql`exams_of WHERE exam_id = ${id}`, req)),
);

type Shown = { type?: string; scale?: string };
const ofCombined = ({ type }: Shown) => type === "combined";
const ofSingle = ({ type }: Shown) => type !== undefined && type !== "combined";

const weightsMake100: ArrayFieldValidation = (value, { data }) => {
	if ((data as Shown).type !== "combined") return true;
	const weights = Array.isArray(value) ? value.map((row) => Number((row as { weight?: unknown }).weight)) : [];
	const exams = Array.isArray(value) ? value.map((row) => idOf((row as { exam?: Related }).exam)) : [];
	const areWhole = weights.every((weight) => Number.isInteger(weight) && weight > 0);
	const isComplete = areWhole && weights.reduce((sum, weight) => sum + weight, 0) === 100;
	return (isComplete && new Set(exams).size === exams.length) || errors.weights;
};

/** What is examined: the exams that a combined one is computed from, or where it differs from the subjects. */
const contentFields: Field[] = [
	{
		...{ name: "of", label: fields.combinedOf, labels: { singular: fields.exam, plural: fields.combinedOf } },
		...{ type: "array", validate: weightsMake100 },
		admin: { description: hints.combinedOf, condition: ofCombined },
		fields: [
			{
				type: "row",
				fields: [
					{
						...{ name: "exam", label: fields.exam, type: "relationship", relationTo: "exams", required: true },
						filterOptions: (of: Filtered): Where => ({ and: [ofExamsYear(of), { type: { not_equals: "combined" } }] }),
					},
					{ name: "weight", label: fields.weight, type: "number", required: true, min: 1, max: 100 },
				],
			},
		],
	},
	amountField({
		...{ name: "full", label: fields.examFull, least: 1 },
		admin: { description: hints.examFull, condition: ({ type }: Shown) => type === "monthly" },
	}),
	changesField(ofSingle),
];

const { markingFields, rankWithin, roundings: roundingNames } = subjectText;
const ownOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
	values.map((value) => ({ value, label: labels[value] as string }));

/** The rules of this exam; what is empty follows the school's. */
const ruleFields: Field[] = [
	{
		type: "collapsible",
		label: fields.examRules,
		admin: { initCollapsed: true, description: hints.examRules },
		fields: [
			{
				...{ name: "scale", label: studentStaffText.grading, type: "select", defaultValue: "school" },
				options: ownOf(["school", "own", "none"], studentStaffText.scales),
			},
			bandsField({ admin: { condition: ({ scale }: Shown) => scale === "own" } }),
			{
				...{ name: "rounding", label: markingFields.rounding, type: "select" },
				options: ownOf(roundings, roundingNames),
			},
			{
				...{ name: "placeFailed", label: markingFields.placeFailed, type: "select" },
				options: ownOf(["yes", "no"], studentStaffText.yesNo),
			},
			{
				...{ name: "rankWithin", label: markingFields.rankWithin, type: "select" },
				options: ownOf(rankings, rankWithin),
			},
		],
	},
];

export const exams: CollectionConfig = {
	slug: "exams",
	labels: studentStaffText.exams,
	admin: { useAsTitle: "title", defaultColumns: ["name", "year", "type"] },
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	indexes: [{ fields: ["year", "name"], unique: true }],
	hooks: {
		beforeChange: [keepKindOfMarks, setExamTitle],
		beforeDelete: [
			refuseWhileUsed((id) => [
				[studentStaffText.results, sql`results WHERE exam_id = ${id}`],
				// Of a combined exam.
				[studentStaffText.exams, sql`exams_of WHERE exam_id = ${id}`],
				[{ plural: studentStaffText.marks }, sql`marks WHERE exam_id = ${id}`],
			]),
		],
	},
	fields: [
		titleField(fields.examTitle),
		unreleasedHint("exam"),
		textField({ name: "name", label: fields.examName, required: true, maxLength: 120 }),
		{ name: "year", label: fields.year, type: "relationship", relationTo: "years", required: true },
		{
			name: "type",
			label: fields.examType,
			type: "select",
			required: true,
			options: examKinds.map((value) => ({ value, label: examTypes[value] })),
		},
		...contentFields,
		...ruleFields,
		{
			...{ name: "checkFullMarks", label: fields.checkFullMarks, type: "checkbox", defaultValue: false },
			admin: { description: hints.checkFullMarks, condition: ({ checkFullMarks }) => Boolean(checkFullMarks) },
		},
	],
};
