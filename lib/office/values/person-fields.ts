/**
 * The personal data of students and applicants, in the order of the forms. From this table are made Payload's fields
 * (lib/cms/students/person-fields), the columns of imported and exported lists (lib/office/import), the file for a
 * family (lib/office/student-data), and the list of columns to erase (lib/cms/students/erasing-table).
 */

import type { erasedParts, keptParts } from "@/lib/office/erasing/text";
import type { PersonWord } from "@/lib/office/words/person-fields";

export type PersonEntry = {
	/** Column in the tables `students` and `applications`. */
	column: string;
	kind:
		| "line"
		| "name"
		| "text"
		| "mobile"
		| "date"
		| "birth-number"
		| "gender"
		| "class"
		| "thana"
		| "religion"
		| "blood-group";
	/** Longest text, in characters. */
	most?: number;
	required?: true;
	/** Indexed, because applications are compared by it with other applications and with students. */
	index?: true;
	/** The part that it belongs to when the person's data is erased: one that is removed, or one that is kept. */
	part: keyof typeof erasedParts | keyof typeof keptParts;
};

export const personFields = {
	name: { column: "name", kind: "name", most: 120, required: true, part: "identity" },
	englishName: { column: "english_name", kind: "name", most: 120, part: "birth" },
	dateOfBirth: { column: "date_of_birth", kind: "date", index: true, part: "birth" },
	birthNumber: { column: "birth_number", kind: "birth-number", index: true, part: "birth" },
	gender: { column: "gender", kind: "gender", required: true, part: "identity" },
	religion: { column: "religion", kind: "religion", part: "birth" },
	nationality: { column: "nationality", kind: "line", most: 60, part: "birth" },
	bloodGroup: { column: "blood_group", kind: "blood-group", part: "birth" },
	fatherName: { column: "father_name", kind: "name", most: 120, required: true, part: "parents" },
	englishFatherName: { column: "english_father_name", kind: "name", most: 120, part: "parents" },
	fatherMobile: { column: "father_mobile", kind: "mobile", part: "parents" },
	motherName: { column: "mother_name", kind: "name", most: 120, required: true, part: "parents" },
	englishMotherName: { column: "english_mother_name", kind: "name", most: 120, part: "parents" },
	motherMobile: { column: "mother_mobile", kind: "mobile", part: "parents" },
	presentClass: { column: "present_class_id", kind: "class", part: "schooling" },
	previousClass: { column: "previous_class_id", kind: "class", part: "schooling" },
	previousSchool: { column: "previous_school", kind: "line", most: 200, part: "schooling" },
	admissionNumber: { column: "admission_number", kind: "line", most: 40, part: "schooling" },
	admissionDate: { column: "admission_date", kind: "date", part: "schooling" },
	boardRegistration: { column: "board_registration", kind: "line", most: 40, part: "schooling" },
	presentThana: { column: "present_thana", kind: "thana", part: "addresses" },
	presentAddress: { column: "present_address", kind: "text", most: 500, part: "addresses" },
	permanentThana: { column: "permanent_thana", kind: "thana", part: "addresses" },
	permanentAddress: { column: "permanent_address", kind: "text", most: 500, part: "addresses" },
} as const satisfies Record<PersonWord, PersonEntry>;

/** All entries, by name. */
export const personEntries = Object.entries(personFields) as [PersonWord, PersonEntry][];

/** @returns the columns whose data belongs to that part */
export const columnsOfPart = (part: PersonEntry["part"]): string[] =>
	personEntries.flatMap(([, entry]) => (entry.part === part ? [entry.column] : []));
