/** Settings of grading, of marks, and of the student directory. */
import type { GlobalConfig } from "payload";
import { subjectText } from "@/lib/office/marks/text";
import { rankings, roundings } from "@/lib/office/values/study";
import { studentStaffText } from "@/lib/office/words/students";
import { bandsField } from "./bands";
import { unreleasedHint } from "./unreleased-hint";

/** Grades of the National Curriculum and Textbook Board (docs/grading.md), best first. */
export const nationalScale = [
	{ grade: "A+", from: 80, point: 5 },
	{ grade: "A", from: 70, point: 4 },
	{ grade: "A-", from: 60, point: 3.5 },
	{ grade: "B", from: 50, point: 3 },
	{ grade: "C", from: 40, point: 2 },
	{ grade: "D", from: 33, point: 1 },
	{ grade: "F", from: 0, point: 0 },
];

const { fields, hints } = studentStaffText;

export const grading: GlobalConfig = {
	slug: "grading",
	label: studentStaffText.grading,
	fields: [
		unreleasedHint("scale"),
		{ name: "graded", label: fields.graded, type: "checkbox", defaultValue: true },
		bandsField({ defaultValue: nationalScale }),
	],
};

const { markingFields, markingHints, rankWithin } = subjectText;

/** The school's rules of exams; an exam may have its own. */
export const marking: GlobalConfig = {
	slug: "marking",
	label: subjectText.marking,
	fields: [
		unreleasedHint("rules"),
		{
			...{ name: "rounding", label: markingFields.rounding, type: "radio", required: true, defaultValue: "none" },
			options: roundings.map((value) => ({ value, label: subjectText.roundings[value] })),
		},
		{
			...{ name: "placeFailed", label: markingFields.placeFailed, type: "checkbox", defaultValue: false },
			admin: { description: markingHints.placeFailed },
		},
		{
			...{ name: "rankWithin", label: markingFields.rankWithin, type: "radio", required: true, defaultValue: "class" },
			options: rankings.map((value) => ({ value, label: rankWithin[value] })),
		},
	],
};

export const studentArea: GlobalConfig = {
	slug: "student-area",
	label: studentStaffText.studentArea,
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
