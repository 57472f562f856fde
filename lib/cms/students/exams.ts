import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { sql } from "@/lib/data/sql";
import { textField } from "../fields";
import { idOf } from "../ids";
import { titleField } from "../title-fields";
import { hasMarks, hasResults, keepWithMarks, refuseWhileUsed } from "./references";
import { setExamTitle } from "./titles";

const { examTypes, fields, groups } = studentStaffText;

/**
 * Refuses to change year or type of an exam with marks, which belong to enrolments of that year and parts of that type,
 * or with results, which are searched by their year.
 */
const keepKindOfMarks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	if (operation !== "update") return data;
	const changes = (name: "year" | "type") =>
		data[name] !== undefined && String(idOf(data[name])) !== String(idOf(originalDoc[name]));
	const path = (["year", "type"] as const).find(changes);
	const { id } = originalDoc;
	if (!path || !((await hasMarks("exam", id, req)) || (await hasResults(sql`r.exam_id = ${id}`, req)))) return data;
	const label = { year: fields.year, type: fields.examType }[path];
	const problem = { path, label, message: studentStaffText.errors.kindOfMarked };
	throw new ValidationError({ collection: "exams", errors: [problem], req });
};

export const exams: CollectionConfig = {
	slug: "exams",
	labels: studentStaffText.exams,
	admin: { group: groups.results, useAsTitle: "title", defaultColumns: ["name", "year", "type"] },
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	indexes: [{ fields: ["year", "name"], unique: true }],
	hooks: {
		beforeChange: [keepKindOfMarks, setExamTitle],
		beforeDelete: [
			refuseWhileUsed({ collection: "results", field: "exam", label: studentStaffText.results }),
			keepWithMarks("exam", studentStaffText.errors.used(studentStaffText.marks)),
		],
	},
	fields: [
		titleField(fields.examTitle),
		textField({ name: "name", label: fields.examName, required: true, maxLength: 120 }),
		{ name: "year", label: fields.year, type: "relationship", relationTo: "years", required: true },
		{
			name: "type",
			label: fields.examType,
			type: "select",
			required: true,
			options: (["semester", "monthly"] as const).map((value) => ({ value, label: examTypes[value] })),
		},
	],
};
