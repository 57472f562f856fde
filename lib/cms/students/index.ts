/** Collections and globals of students, exams and applications. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { studentStaffText } from "@/lib/office/words/students";
import { applications } from "./applications";
import { enrolments } from "./enrolments";
import { exams } from "./exams";
import { results } from "./results";
import { classes, sections, years } from "./structure";
import { grading, marking, studentArea } from "./student-globals";
import { students } from "./students";
import { subjects } from "./subjects";

/** Tokens of logins and applications; not accessible by the API. */
const tokens: CollectionConfig = {
	slug: "tokens",
	labels: studentStaffText.tokens,
	admin: { hidden: true },
	fields: [
		/** Hexadecimal SHA-256 of the secret; the secret itself is not stored. */
		{ name: "hash", type: "text", required: true, unique: true },
		{ name: "student", type: "relationship", relationTo: "students" },
		{ name: "application", type: "relationship", relationTo: "applications" },
		/** The student's version when the token was issued; a newer one invalidates the token. */
		{ name: "passwordVersion", type: "number", required: true, defaultValue: 0 },
		{ name: "expiresAt", type: "date", required: true, index: true },
	],
};

export const studentCollections: CollectionConfig[] = [
	students,
	enrolments,
	applications,
	exams,
	results,
	years,
	classes,
	sections,
	subjects,
	tokens,
];

export const studentGlobals: GlobalConfig[] = [grading, marking, studentArea];
