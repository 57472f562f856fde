import type { CollectionBeforeValidateHook, CollectionConfig, Field } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { serverWrites } from "../access";
import { textField } from "../fields";
import { titleOf } from "../title-fields";
import { keepReleased, keepReleasedOnDelete } from "./released-results";
import { setClassOfResult } from "./result-class";

const { errors, fields, groups, hints } = studentStaffText;

type Subject = { marks?: number | null; monthMarks?: number | null; semesterMarks?: number | null };

/** Computes each subject's marks and the total on the server, so that they always match the entered marks. */
const computeTotals: CollectionBeforeValidateHook = ({ data }) => {
	if (!Array.isArray(data?.subjects)) return data;
	const subjects = (data.subjects as Subject[]).map((subject) => {
		const { monthMarks, semesterMarks } = subject;
		const parts = [monthMarks, semesterMarks].filter((part) => typeof part === "number");
		return parts.length > 0 ? { ...subject, marks: sum(parts) } : subject;
	});
	return { ...data, subjects, total: sum(subjects.map(({ marks }) => marks ?? 0)) };
};

/** Sum with two decimals, without floating-point error. */
const sum = (marks: number[]) => Math.round(marks.reduce((total, mark) => total + mark, 0) * 100) / 100;

const marksField = (name: string, label: string, required = false): Field => ({
	name,
	label,
	type: "number",
	required,
	min: 0,
	max: 1000,
	admin: { width: "25%", ...(name === "marks" && { description: hints.marks }) },
});

/** One student's marks in one exam. */
export const results: CollectionConfig = {
	slug: "results",
	labels: studentStaffText.results,
	admin: {
		group: groups.results,
		useAsTitle: "title",
		listSearchableFields: ["title"],
		defaultColumns: ["student", "class", "exam", "total", "position"],
	},
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	indexes: [{ fields: ["student", "exam"], unique: true }],
	disableBulkDelete: true,
	hooks: {
		beforeValidate: [setClassOfResult, computeTotals],
		beforeChange: [keepReleased],
		beforeDelete: [keepReleasedOnDelete],
	},
	fields: [
		titleOf("student.title", fields.personTitle),
		{ name: "student", label: fields.student, type: "relationship", relationTo: "students", required: true },
		{ name: "exam", label: fields.exam, type: "relationship", relationTo: "exams", required: true },
		{
			name: "class",
			label: fields.class,
			type: "relationship",
			relationTo: "classes",
			index: true,
			access: serverWrites,
			admin: { readOnly: true, description: hints.resultClass },
		},
		{ name: "position", label: fields.position, type: "number", min: 1 },
		{
			name: "total",
			label: fields.total,
			type: "number",
			required: true,
			defaultValue: 0,
			access: serverWrites,
			admin: { readOnly: true, description: hints.total },
		},
		{
			name: "subjects",
			label: fields.subjects,
			labels: { singular: fields.subject, plural: fields.subjects },
			type: "array",
			fields: [
				textField({ name: "name", label: fields.subjectName, required: true, maxLength: 120 }),
				{
					type: "row",
					fields: [
						marksField("monthMarks", fields.monthMarks),
						marksField("semesterMarks", fields.semesterMarks),
						{
							...marksField("marks", fields.marks, true),
							validate: (value: unknown, { siblingData }: { siblingData: Partial<{ fullMarks: number }> }) =>
								(typeof value === "number" && value >= 0 && value <= (siblingData.fullMarks ?? 1000)) || errors.marks,
						} as Field,
						marksField("fullMarks", fields.fullMarks, true),
					],
				},
				{ name: "fourth", label: fields.fourth, type: "checkbox", defaultValue: false },
				// Absent from a part of the exam: the subject is failed, whatever the marks of the other part.
				{ name: "absent", label: fields.absent, type: "checkbox", defaultValue: false },
			],
		},
	],
};
