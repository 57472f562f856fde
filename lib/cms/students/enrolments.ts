import {
	type CollectionBeforeValidateHook,
	type CollectionConfig,
	type Field,
	ValidationError,
	type Where,
} from "payload";
import { idOf } from "@/lib/data/ids";
import { studentStaffText } from "@/lib/office/words/students";
import { serverWrites } from "../access";
import { titleOf } from "../title-fields";
import { groupField } from "./groups";
import { hasMarks, keepWhile, keepWithMarks } from "./references";
import { keepOfRestricted, keepRestrictedOwner, listedOfStudents } from "./restriction";

const { errors, fields, hints } = studentStaffText;

/** The class is derived from the section. */
const setClassFromSection: CollectionBeforeValidateHook = async ({ data, req }) => {
	if (!data?.section) return data;
	const section = await req.payload.findByID({
		collection: "sections",
		id: data.section,
		depth: 0,
		disableErrors: true,
		req,
	});
	if (section) return { ...data, class: section.class };
	const problem = { path: "section", label: fields.section, message: errors.section };
	throw new ValidationError({ collection: "enrolments", errors: [problem] });
};

/** The subjects that may be chosen; what fits together is checked where subjects are assigned and at a release. */
const ofYearAndClass = ({ data }: { data: unknown }): Where => {
	type Related = number | { id: number } | null;
	const { year, class: of } = data as { year?: Related; class?: Related };
	return { and: [{ year: { equals: idOf(year) } }, { class: { equals: idOf(of) } }] };
};

/** When (yyyy-mm-dd) and why the student has left the school in this year; empty for everybody else. */
const leavingField = (name: "leftOn" | "leftReason", label: string): Field => ({
	...{ name, label, type: "text", access: serverWrites },
	admin: { readOnly: true, condition: (data) => Boolean(data?.[name]) },
});

/** Marks are read by the exam's year, and are the student's. */
const keepOwnerOfMarks = keepWhile({ student: fields.student, year: fields.year }, errors.ownerOfMarks, (id, req) =>
	hasMarks("enrolment", id, req),
);

/** A student's section, roll and subjects in a year. */
export const enrolments: CollectionConfig = {
	slug: "enrolments",
	labels: studentStaffText.enrolments,
	admin: {
		useAsTitle: "title",
		listSearchableFields: ["title"],
		defaultColumns: ["student", "year", "class", "section", "roll"],
		baseFilter: listedOfStudents,
	},
	// A duplicate would violate the unique index.
	disableDuplicate: true,
	indexes: [
		{ fields: ["student", "year"], unique: true },
		{ fields: ["year", "section", "roll"], unique: true },
	],
	hooks: {
		beforeValidate: [setClassFromSection],
		beforeChange: [keepRestrictedOwner, keepOwnerOfMarks],
		beforeDelete: [keepOfRestricted, keepWithMarks("enrolment", errors.used(studentStaffText.marks))],
	},
	fields: [
		titleOf("student.title", fields.personTitle),
		{ name: "student", label: fields.student, type: "relationship", relationTo: "students", required: true },
		{ name: "year", label: fields.year, type: "relationship", relationTo: "years", required: true },
		{ name: "section", label: fields.section, type: "relationship", relationTo: "sections", required: true },
		{
			name: "class",
			label: fields.class,
			type: "relationship",
			relationTo: "classes",
			required: true,
			access: serverWrites,
			admin: { readOnly: true, description: hints.class },
		},
		{ name: "roll", label: fields.roll, type: "number", required: true, min: 1, max: 9999 },
		groupField({ description: hints.studyGroup }),
		{
			...{ name: "chosen", label: fields.chosen, type: "relationship", relationTo: "subjects", hasMany: true },
			filterOptions: ofYearAndClass,
			admin: { description: hints.chosen },
		},
		{
			...{ name: "fourth", label: fields.fourth, type: "relationship", relationTo: "subjects" },
			filterOptions: ofYearAndClass,
			admin: { description: hints.fourth },
		},
		// Written by a transfer certificate (lib/office/certificates).
		leavingField("leftOn", fields.leftOn),
		leavingField("leftReason", fields.leftReason),
	],
};
