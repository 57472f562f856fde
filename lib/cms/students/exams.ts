import type { CollectionConfig } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { keepWithMarks, refuseWhileUsed } from "./references";
import { rewriteClassOnExam } from "./result-class";
import { setExamTitle } from "./titles";

const { examTypes, fields, groups } = studentStaffText;

export const exams: CollectionConfig = {
	slug: "exams",
	labels: studentStaffText.exams,
	admin: { group: groups.results, useAsTitle: "title", defaultColumns: ["name", "year", "type"] },
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	indexes: [{ fields: ["year", "name"], unique: true }],
	hooks: {
		beforeChange: [setExamTitle],
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
