/**
 * The subjects of each class, with the full marks of their parts. Results keep their own copy of names and full marks.
 */
import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from "payload";
import { subjectText } from "@/lib/bengali/office/marks";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { rows, sql } from "@/lib/data/sql";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { hasMarks, keepWithMarks } from "./references";
import { setSubjectTitle } from "./titles";

const { errors, fields, hints, labels } = subjectText;

const idOf = (value: unknown) =>
	Number(typeof value === "object" && value !== null && "id" in value ? value.id : value);

/** A subject without a place in the order comes last. */
const setSequence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
	if (typeof (data.sequence ?? originalDoc?.sequence) === "number") return data;
	const subjectClass = idOf(data.class ?? originalDoc?.class);
	const [last] = await rows<{ sequence: number | string | null }>(
		req.payload,
		sql`SELECT max(sequence) AS sequence FROM subjects WHERE class_id = ${subjectClass}`,
		req,
	);
	return { ...data, sequence: Number(last?.sequence ?? 0) + 1 };
};

/** Refuses to change the class of a subject with marks: these belong to enrolments of that class. */
const keepClassOfMarks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	const moves = operation === "update" && data.class !== undefined && idOf(data.class) !== idOf(originalDoc.class);
	if (!moves || !(await hasMarks("subject", originalDoc.id, req))) return data;
	const problem = { path: "class", label: fields.class, message: errors.classOfUsed };
	throw new ValidationError({ collection: "subjects", errors: [problem], req });
};

const fullField = (name: "fullMarks" | "monthFull" | "semesterFull" | "monthlyFull", least: 0 | 1, usual: number) =>
	({
		name,
		label: fields[name],
		type: "number",
		required: true,
		min: least,
		max: 1000,
		defaultValue: usual,
		admin: { width: "50%", description: hints[name] },
	}) satisfies Field;

export const subjects: CollectionConfig = {
	slug: "subjects",
	labels,
	admin: {
		group: studentStaffText.groups.settings,
		useAsTitle: "title",
		listSearchableFields: ["title"],
		defaultColumns: ["name", "class", "sequence", "fullMarks", "fourth"],
	},
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	defaultSort: ["class", "sequence"],
	indexes: [{ fields: ["class", "name"], unique: true }],
	hooks: {
		beforeChange: [keepClassOfMarks, setSequence, setSubjectTitle],
		beforeDelete: [keepWithMarks("subject", errors.used)],
	},
	fields: [
		titleField(fields.title),
		{ name: "class", label: fields.class, type: "relationship", relationTo: "classes", required: true },
		textField({ name: "name", label: fields.name, required: true, maxLength: 120 }),
		{
			name: "sequence",
			label: fields.sequence,
			type: "number",
			min: 1,
			max: 999,
			admin: { description: hints.sequence },
		},
		{ type: "row", fields: [fullField("fullMarks", 1, 100), fullField("monthFull", 0, 30)] },
		{ type: "row", fields: [fullField("semesterFull", 1, 70), fullField("monthlyFull", 0, 50)] },
		{
			name: "fourth",
			label: fields.fourth,
			type: "checkbox",
			defaultValue: false,
			admin: { description: hints.fourth },
		},
	],
};
