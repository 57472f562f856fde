/** Collections and globals of students, exams and applications. */
import type { CollectionConfig, GlobalConfig } from "payload";
import { applications } from "./applications";
import { enrolments } from "./enrolments";
import { exams } from "./exams";
import { results } from "./results";
import { classes, sections, years } from "./structure";
import { grading, marking, studentArea } from "./student-globals";
import { students } from "./students";
import { subjects } from "./subjects";
import { tokens } from "./tokens";

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
