import type { CollectionConfig, Field, RelationshipField } from "payload";
import { studentStaffText } from "@/lib/office/words/students";
import { titleOf } from "../title-fields";
import { listedOfStudents } from "./restriction";

const { fields } = studentStaffText;

const admin = { readOnly: true };
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true };

const relation = (
	name: "class" | "exam" | "section" | "student" | "year",
	relationTo: RelationshipField["relationTo"],
) => ({ name, label: fields[name], type: "relationship", relationTo, admin }) as RelationshipField;

/**
 * Released results, to be found and read only: access.ts refuses every change. Releases write them (stored-results.ts).
 * Not `required` in the database: columns that were added later.
 */
export const results: CollectionConfig = {
	slug: "results",
	labels: studentStaffText.results,
	admin: {
		useAsTitle: "title",
		listSearchableFields: ["title"],
		defaultColumns: ["student", "class", "exam", "total", "position"],
		baseFilter: listedOfStudents,
	},
	disableDuplicate: true,
	indexes: [{ fields: ["student", "exam"], unique: true }, { fields: ["code", "exam"] }],
	disableBulkDelete: true,
	fields: [
		titleOf("student.title", fields.personTitle),
		{ ...relation("student", "students"), required: true } as Field,
		{ ...relation("exam", "exams"), required: true } as Field,
		relation("year", "years"),
		relation("class", "classes"),
		relation("section", "sections"),
		{ name: "code", label: fields.code, type: "number", admin },
		{ name: "position", label: fields.position, type: "number", admin },
		{ name: "total", label: fields.total, type: "number", required: true, defaultValue: 0, admin },
		/** Id in the table `operations` of the release that wrote the result. */
		{ name: "operation", type: "number", admin: hidden },
		/** The whole grade sheet: JSON of lib/contract/frozen-sheet. */
		{ name: "sheet", type: "textarea", admin: hidden },
	],
};
