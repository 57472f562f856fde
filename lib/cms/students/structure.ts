/** Years, classes and sections, which enrolments and exams refer to. */
import type { CollectionConfig } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { textField } from "../fields";
import { titleField } from "../title-fields";
import { refuseWhileUsed } from "./references";
import { rewriteTitles, setSectionTitle, setYearTitle } from "./titles";

const { fields, groups } = studentStaffText;
const group = groups.settings;

export const years: CollectionConfig = {
	slug: "years",
	labels: studentStaffText.years,
	admin: { group, useAsTitle: "title", listSearchableFields: ["title"], defaultColumns: ["year"] },
	disableDuplicate: true,
	defaultSort: "-year",
	hooks: {
		beforeChange: [setYearTitle],
		afterChange: [rewriteTitles("exams")],
		beforeDelete: [
			refuseWhileUsed(
				{ collection: "enrolments", field: "year", label: studentStaffText.enrolments },
				{ collection: "exams", field: "year", label: studentStaffText.exams },
			),
		],
	},
	fields: [
		titleField(fields.year),
		{ name: "year", label: fields.year, type: "number", required: true, unique: true, min: 1990, max: 2100 },
	],
};

/** The eleven classes, with their codes as ids; inserted by a migration. */
export const classes: CollectionConfig = {
	slug: "classes",
	labels: studentStaffText.classes,
	admin: { group, useAsTitle: "name", defaultColumns: ["name"] },
	disableDuplicate: true,
	defaultSort: "id",
	hooks: { afterChange: [rewriteTitles("sections"), rewriteTitles("subjects")] },
	fields: [textField({ name: "name", label: fields.className, required: true, unique: true, maxLength: 60 })],
};

export const sections: CollectionConfig = {
	slug: "sections",
	labels: studentStaffText.sections,
	admin: { group, useAsTitle: "title", defaultColumns: ["name", "class"] },
	disableDuplicate: true,
	defaultSort: "class",
	indexes: [{ fields: ["class", "name"], unique: true }],
	hooks: {
		beforeChange: [setSectionTitle],
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
