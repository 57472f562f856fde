import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { hasMarks, keepWithMarks, refuseWhileUsed } from "./references";
import { idOf, rewriteClassOnExam } from "./result-class";
import { setExamTitle } from "./titles";

const { examTypes, fields, groups } = studentStaffText;

/**
 * Refuses to change year or type of an exam with marks: they belong to enrolments of that year and parts of that type.
 */
const keepKindOfMarks: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	if (operation !== "update") return data;
	const changes = (name: "year" | "type") =>
		data[name] !== undefined && (idOf(data[name]) ?? data[name]) !== (idOf(originalDoc[name]) ?? originalDoc[name]);
	const path = (["year", "type"] as const).find(changes);
	if (!path || !(await hasMarks("exam", originalDoc.id, req))) return data;
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
		afterChange: [rewriteClassOnExam],
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
