/**
 * The subjects of each class in each year: who takes them, and in which papers and parts they are examined. Released
 * results have their own copy of all of this.
 */
import {
	type ArrayField,
	type CollectionBeforeChangeHook,
	type CollectionConfig,
	type Field,
	ValidationError,
} from "payload";
import { idOf } from "@/lib/data/ids";
import { rows, sql } from "@/lib/data/sql";
import { subjectText } from "@/lib/office/marks/text";
import { takersOf } from "@/lib/office/values/study";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { amountField } from "./amount-field";
import { type Change, isMeant, type PartCode, readChangedParts } from "./exam-changes";
import { groupsField } from "./groups";
import { religionField } from "./person-fields";
import { hasMarks, isEntered, keepWhile, keepWithMarks, nextPlace, refuseWhileUsed } from "./references";
import { setSubjectTitle } from "./titles";
import { unreleasedHint } from "./unreleased-hint";

const { errors, fields, hints, labels } = subjectText;

/** A subject without a place in the order comes last. */
const setSequence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
	if (typeof (data.sequence ?? originalDoc?.sequence) === "number") return data;
	const { year, class: of } = { ...originalDoc, ...data };
	const others = sql`subjects WHERE class_id = ${idOf(of)} AND year_id = ${idOf(year)}`;
	return { ...data, sequence: await nextPlace(others, req) };
};

/** Marks belong to enrolments of the subject's year and class. */
const keepPlaceOfMarks = keepWhile({ year: fields.year, class: fields.class }, errors.placeOfUsed, (id, req) =>
	hasMarks("subject", id, req),
);

type Coded = { code: string; parts?: unknown };

/** Before the fields are checked their value may be anything. */
const codedOf = (value: unknown): Coded[] => (Array.isArray(value) ? value.map(Object) : []);

const partsOf = (papers: unknown): PartCode[] =>
	codedOf(papers).flatMap(({ code, parts }) => codedOf(parts).map((part) => ({ paper: code, part: part.code })));

/**
 * Refuses to rename or remove a paper or part with marks, or with which an exam differs: these are stored under its code,
 * and would count nowhere.
 */
const keepCodesOfMarks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	if (operation !== "update" || data.papers === undefined) return data;
	const marked = await rows<PartCode>(
		req.payload,
		sql`SELECT DISTINCT m.paper, m.part FROM marks m WHERE m.subject_id = ${originalDoc.id} AND ${isEntered}`,
		req,
	);
	const [before, after] = [partsOf(originalDoc.papers), partsOf(data.papers)];
	const isLost = (code: Change) => isMeant(code, before) && !isMeant(code, after);
	const lost = marked.filter(isLost);
	const isChanged = (await readChangedParts(originalDoc.id, req)).some(isLost);
	if (lost.length === 0 && !isChanged) return data;
	const message = lost.length > 0 ? errors.codesOfUsed(lost) : errors.codesOfChanged;
	const problem = { path: "papers", label: fields.papers, message };
	throw new ValidationError({ collection: "subjects", errors: [problem], req });
};

const isRepeated = (items: unknown): boolean => {
	const codes = Array.isArray(items) ? items.map(({ code }: { code?: string }) => code) : [];
	return new Set(codes).size < codes.length;
};

/** A short name in tables: `cq`, `1`. Marks are stored under it; the keys of cells have a slash between the codes. */
const codeField = textField({
	...{ name: "code", label: fields.code, required: true, maxLength: 20 },
	admin: { width: "25%", description: hints.code },
	validate: (value: unknown) => (typeof value === "string" && /^[^\s/]{1,20}$/u.test(value.trim())) || errors.code,
});

const nameField = (width: string) =>
	textField({ name: "name", label: fields.partName, maxLength: 60, admin: { width } });

const narrow = { admin: { width: "20%" } };
const full = amountField({ name: "full", least: 0.01, required: true, ...narrow });

const parts: ArrayField = {
	...{ name: "parts", label: fields.parts, labels: { singular: fields.part, plural: fields.parts } },
	...{ type: "array", required: true, minRows: 1, maxRows: 10 },
	defaultValue: [{ code: "all", full: 100 }],
	validate: (value: unknown) => (Array.isArray(value) && value.length > 0 && !isRepeated(value)) || errors.codes,
	fields: [
		{ type: "row", fields: [codeField, nameField("35%"), full, amountField({ name: "pass", least: 0, ...narrow })] },
	],
};

const papers: ArrayField = {
	...{ name: "papers", label: fields.papers, labels: { singular: fields.paper, plural: fields.papers } },
	...{ type: "array", required: true, minRows: 1, maxRows: 6 },
	defaultValue: [{ code: "1", parts: [{ code: "all", full: 100 }] }],
	admin: { description: hints.papers },
	validate: (value: unknown) => (Array.isArray(value) && value.length > 0 && !isRepeated(value)) || errors.codes,
	fields: [{ type: "row", fields: [codeField, nameField("75%")] }, parts],
};

type Sibling = { takers?: string };

const takers: Field[] = [
	{
		...{ name: "takers", label: fields.takers, type: "select", required: true, defaultValue: "all" },
		options: takersOf.map((value) => ({ value, label: subjectText.takers[value] })),
		admin: { description: hints.takers },
	},
	groupsField({
		description: hints.groups,
		condition: (_, { takers }: Sibling) => takers !== undefined && takers !== "all",
	}),
	{
		type: "row",
		fields: [
			textField({
				...{ name: "choice", label: fields.choice, maxLength: 60 },
				admin: { width: "50%", description: hints.choice, condition: (_, { takers }: Sibling) => takers === "choice" },
				validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
					siblingData.takers !== "choice" || (typeof value === "string" && value.trim() !== "") || errors.choice,
			}),
			religionField({
				...{ width: "50%", description: hints.religion },
				condition: (_, { takers }: Sibling) => takers === "choice",
			}),
		],
	},
];

export const subjects: CollectionConfig = {
	slug: "subjects",
	labels,
	admin: {
		useAsTitle: "title",
		listSearchableFields: ["title"],
		defaultColumns: ["name", "class", "year", "sequence", "takers"],
	},
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	defaultSort: ["-year", "class", "sequence"],
	indexes: [{ fields: ["class", "year", "name"], unique: true }],
	hooks: {
		beforeChange: [keepPlaceOfMarks, keepCodesOfMarks, setSequence, setSubjectTitle],
		// An account whose last subject went would have all of its classes.
		beforeDelete: [
			keepWithMarks("subject", errors.used),
			refuseWhileUsed((id) => [
				[staffText.staff, sql`staff_rels WHERE subjects_id = ${id}`],
				[
					studentStaffText.enrolments,
					sql`enrolments e LEFT JOIN enrolments_rels r ON r.parent_id = e.id WHERE ${id} IN (e.fourth_id, r.subjects_id)`,
				],
				[
					studentStaffText.exams,
					sql`exams_changes c JOIN exams x ON x.id = c._parent_id
						WHERE c.subject_id = ${id} AND CAST(x.type AS text) <> 'combined'`,
				],
			]),
		],
	},
	fields: [
		titleField(fields.title),
		unreleasedHint("subject"),
		{
			type: "row",
			fields: [
				{
					...{ name: "year", label: fields.year, type: "relationship", relationTo: "years" },
					admin: { width: "50%" },
					// Not `required`: a school of an earlier release may have subjects and no year.
					validate: (value: unknown) => Boolean(value) || errors.year,
				},
				{
					...{ name: "class", label: fields.class, type: "relationship", relationTo: "classes", required: true },
					admin: { width: "50%" },
				},
			],
		},
		textField({ name: "name", label: fields.name, required: true, maxLength: 120 }),
		...takers,
		papers,
		{
			type: "row",
			fields: [
				{
					...{ name: "counted", label: fields.counted, type: "checkbox", defaultValue: true },
					admin: { width: "50%", description: hints.counted },
				},
				{
					...{ name: "passEach", label: fields.passEach, type: "checkbox", defaultValue: false },
					admin: { width: "50%", description: hints.passEach },
				},
			],
		},
		{
			type: "row",
			fields: [
				amountField({
					...{ name: "monthlyFull", label: fields.monthlyFull, least: 0, required: true, defaultValue: 50 },
					admin: { width: "50%", description: hints.monthlyFull },
				}),
				{
					...{ name: "sequence", label: fields.sequence, type: "number", min: 1, max: 999 },
					admin: { width: "50%", description: hints.sequence },
				},
			],
		},
	],
};
