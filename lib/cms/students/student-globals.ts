/** Settings of grading, of marks, and of the student directory. */
import type { GlobalConfig } from "payload";
import { subjectText } from "@/lib/bengali/office/marks";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { textField } from "../fields";
import { nationalScale } from "./national-scale";

const { errors, fields, groups, hints } = studentStaffText;

export const grading: GlobalConfig = {
	slug: "grading",
	label: studentStaffText.grading,
	admin: { group: groups.settings },
	fields: [
		{ name: "graded", label: fields.graded, type: "checkbox", defaultValue: true },
		{
			name: "bands",
			label: fields.bands,
			labels: { singular: fields.grade, plural: fields.bands },
			type: "array",
			defaultValue: nationalScale,
			admin: { description: hints.bands },
			validate: (bands: unknown) => {
				const starts = Array.isArray(bands) ? bands.map((band: { from?: number }) => band.from) : [];
				return (starts.includes(0) && new Set(starts).size === starts.length) || errors.bands;
			},
			fields: [
				{
					type: "row",
					fields: [
						textField({ name: "grade", label: fields.grade, required: true, maxLength: 10 }),
						{ name: "from", label: fields.from, type: "number", required: true, min: 0, max: 100 },
						{ name: "point", label: fields.point, type: "number", required: true, min: 0, max: 5 },
					],
				},
			],
		},
	],
};

const { markingFields, markingHints, rankWithin } = subjectText;

/** How the parts of a subject are weighted, and among whom positions are given. */
export const marking: GlobalConfig = {
	slug: "marking",
	label: subjectText.marking,
	admin: { group: groups.settings },
	fields: [
		{
			name: "weighted",
			label: markingFields.weighted,
			type: "checkbox",
			defaultValue: false,
			admin: { description: markingHints.weighted },
		},
		{
			name: "monthShare",
			label: markingFields.monthShare,
			type: "number",
			required: true,
			min: 0,
			max: 100,
			// National guideline since 2025: 30 % continuous assessment, 70 % yearly exam.
			defaultValue: 30,
			admin: { description: markingHints.monthShare, condition: ({ weighted }) => weighted === true },
		},
		{
			name: "rankWithin",
			label: markingFields.rankWithin,
			type: "radio",
			required: true,
			defaultValue: "class",
			options: (["class", "section"] as const).map((value) => ({ value, label: rankWithin[value] })),
		},
	],
};

export const studentArea: GlobalConfig = {
	slug: "student-area",
	label: studentStaffText.studentArea,
	admin: { group: groups.settings },
	fields: [
		{
			name: "directoryOpen",
			label: fields.directoryOpen,
			type: "checkbox",
			defaultValue: false,
			admin: { description: hints.directoryOpen },
		},
		{
			name: "proofAlways",
			label: fields.proofAlways,
			type: "checkbox",
			defaultValue: false,
			admin: { description: hints.proofAlways },
		},
	],
};
