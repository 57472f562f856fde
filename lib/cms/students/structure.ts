/** Years, classes and sections, which enrolments and exams refer to. */
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { schoolDatesText } from "@/lib/office/date-list/text";
import { examRoutineOfficeText } from "@/lib/office/exam-routine/text";
import { subjectText } from "@/lib/office/marks/text";
import { staffText } from "@/lib/office/words/staff";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { groupsField } from "./groups";
import { exists, hasResults, keepWhile, nextPlace, refuseWhileUsed } from "./references";
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
			refuseWhileUsed((id) => [
				[studentStaffText.enrolments, sql`enrolments WHERE year_id = ${id}`],
				[studentStaffText.exams, sql`exams WHERE year_id = ${id}`],
				[subjectText.labels, sql`subjects WHERE year_id = ${id}`],
				[studentStaffText.results, sql`results WHERE year_id = ${id}`],
			]),
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

/** Former versions of this class alone would be for all once restored: a notice's asks nobody then, a date's goes with those before. */
const narrowFormerVersions: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const alone = sql`GROUP BY parent_id HAVING min(classes_id) = ${Number(id)} AND max(classes_id) = ${Number(id)}`;
	const dates = sql`DELETE FROM _school_dates_v WHERE id <= (SELECT max(o.id) FROM _school_dates_v o
		WHERE o.parent_id = _school_dates_v.parent_id AND o.id IN (SELECT parent_id FROM _school_dates_v_rels ${alone}))`;
	const notices = sql`UPDATE _notices_v SET version_circular = FALSE
		WHERE id IN (SELECT parent_id FROM _notices_v_rels ${alone})`;
	for (const statement of [dates, notices]) await rows(req.payload, statement, req);
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
			refuseWhileUsed((id) => [
				[studentStaffText.sections, sql`sections WHERE class_id = ${id}`],
				[studentStaffText.enrolments, sql`enrolments WHERE class_id = ${id}`],
				[subjectText.labels, sql`subjects WHERE class_id = ${id}`],
				[studentStaffText.results, sql`results WHERE class_id = ${id}`],
				[studentStaffText.students, sql`students WHERE present_class_id = ${id} OR previous_class_id = ${id}`],
				[studentStaffText.applications, sql`applications WHERE present_class_id = ${id} OR previous_class_id = ${id}`],
				[{ plural: examRoutineOfficeText.title }, sql`exam_sittings WHERE class_id = ${id}`],
				// Without its last class a notice would ask the whole school, and a date would be the whole school's.
				[staffText.notices, sql`notices_rels WHERE classes_id = ${id}`],
				[
					staffText.notices,
					sql`_notices_v v JOIN _notices_v_rels r ON r.parent_id = v.id WHERE v.latest AND r.classes_id = ${id}`,
				],
				[schoolDatesText.labels, sql`school_dates_rels WHERE classes_id = ${id}`],
			]),
			narrowFormerVersions,
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
	const isEnrolled = await exists(sql`enrolments WHERE section_id = ${id}`, req);
	return isEnrolled || hasResults(sql`r.section_id = ${id}`, req);
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
			refuseWhileUsed((id) => [
				[studentStaffText.enrolments, sql`enrolments WHERE section_id = ${id}`],
				[studentStaffText.results, sql`results WHERE section_id = ${id}`],
			]),
		],
	},
	fields: [
		titleField(fields.sectionTitle),
		textField({ name: "name", label: fields.sectionName, required: true, maxLength: 60 }),
		{ name: "class", label: fields.class, type: "relationship", relationTo: "classes", required: true },
	],
};
