/** Years, classes and sections, which enrolments and exams refer to. */
import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { schoolDatesText } from "@/lib/bengali/school-dates";
import { rows, sql } from "@/lib/data/sql";
import { subjectText } from "@/lib/office/marks/text";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { groupsField } from "./groups";
import { hasResults, keepWhile, nextPlace, refuseWhileUsed } from "./references";
import { rewriteTitles, setSectionTitle, setYearTitle } from "./titles";
import { unreleasedHint } from "./unreleased-hint";

const { errors, fields, hints } = studentStaffText;

export const years: CollectionConfig = {
	slug: "years",
	labels: studentStaffText.years,
	admin: { useAsTitle: "title", listSearchableFields: ["title"], defaultColumns: ["year"] },
	disableDuplicate: true,
	defaultSort: "-year",
	hooks: {
		beforeChange: [setYearTitle],
		afterChange: [rewriteTitles("exams")],
		beforeDelete: [
			refuseWhileUsed(
				{ collection: "enrolments", field: "year", label: studentStaffText.enrolments },
				{ collection: "exams", field: "year", label: studentStaffText.exams },
				{ collection: "subjects", field: "year", label: subjectText.labels },
			),
		],
	},
	fields: [
		titleField(fields.year),
		{ name: "year", label: fields.year, type: "number", required: true, unique: true, min: 1990, max: 2100 },
	],
};

/** A class without a place in the order comes last: students are promoted from each class to the next. */
const setClassSequence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
	if (typeof (data.sequence ?? originalDoc?.sequence) === "number") return data;
	return { ...data, sequence: await nextPlace(sql`classes`, req) };
};

/** The classes that a new school begins with are inserted by a migration; a head adds others. */
export const classes: CollectionConfig = {
	slug: "classes",
	labels: studentStaffText.classes,
	admin: { useAsTitle: "name", defaultColumns: ["name", "sequence", "groups"] },
	disableDuplicate: true,
	defaultSort: "sequence",
	hooks: {
		beforeChange: [setClassSequence],
		afterChange: [rewriteTitles("sections"), rewriteTitles("subjects")],
		beforeDelete: [
			refuseWhileUsed(
				{ collection: "sections", field: "class", label: studentStaffText.sections },
				{ collection: "subjects", field: "class", label: subjectText.labels },
				{ collection: "results", field: "class", label: studentStaffText.results },
				// Without its last class a notice would ask the whole school, and a date would be the whole school's.
				{ collection: "notices", field: "circularClasses", label: staffText.notices },
				{ collection: "school-dates", field: "classes", label: schoolDatesText.labels },
			),
		],
	},
	fields: [
		unreleasedHint("class"),
		textField({ name: "name", label: fields.className, required: true, unique: true, maxLength: 60 }),
		{
			name: "sequence",
			label: fields.classSequence,
			type: "number",
			min: 1,
			max: 999,
			admin: { description: hints.classSequence },
		},
		groupsField({ description: hints.classGroups }),
	],
};

/** Enrolments and results name the class beside the section. */
const keepClassOfUsed = keepWhile({ class: fields.class }, errors.classOfUsed, async (id, req) => {
	const enrolled = await rows(req.payload, sql`SELECT id FROM enrolments WHERE section_id = ${id} LIMIT 1`, req);
	return enrolled.length > 0 || (await hasResults(sql`r.section_id = ${id}`, req));
});

export const sections: CollectionConfig = {
	slug: "sections",
	labels: studentStaffText.sections,
	admin: { useAsTitle: "title", defaultColumns: ["name", "class"] },
	disableDuplicate: true,
	defaultSort: "class",
	indexes: [{ fields: ["class", "name"], unique: true }],
	hooks: {
		beforeChange: [keepClassOfUsed, setSectionTitle],
		beforeDelete: [
			refuseWhileUsed(
				{ collection: "enrolments", field: "section", label: studentStaffText.enrolments },
				{ collection: "results", field: "section", label: studentStaffText.results },
			),
		],
	},
	fields: [
		titleField(fields.sectionTitle),
		textField({ name: "name", label: fields.sectionName, required: true, maxLength: 60 }),
		{ name: "class", label: fields.class, type: "relationship", relationTo: "classes", required: true },
	],
};
