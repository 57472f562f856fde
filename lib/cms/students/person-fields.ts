/** Fields shared by applications and students, from the table of lib/office/values/person-fields. */
import type { Field, SelectField } from "payload";
import { studentText } from "@/lib/bengali/students";
import { readBirthDate } from "@/lib/contract/dates";
import { readBirthNumber } from "@/lib/contract/numbers";
import { type PersonEntry, personEntries } from "@/lib/office/values/person-fields";
import { bloodGroupNames, religionNames } from "@/lib/office/words/person-choices";
import { personLabels } from "@/lib/office/words/person-fields";
import { studentStaffText } from "@/lib/office/words/students";
import { serverWrites } from "../access";
import { personNameField, phoneField, readField, textField } from "../fields";
import { ofOne } from "../rest-reads";
import { offeringTaught } from "./offered";

const { fields, genders, hints, thanas } = studentStaffText;

/** The religion of a person, or of the students whom a subject of religion is for. */
export const religionField = (admin?: SelectField["admin"]): SelectField => ({
	...{ name: "religion", label: personLabels.religion, type: "select" },
	options: Object.entries(religionNames).map(([value, label]) => ({ value, label })),
	...(admin && { admin }),
});

/** The blood group of a student, an applicant, a teacher or an employee. */
export const bloodGroupField = (admin?: SelectField["admin"]): SelectField => ({
	...{ name: "bloodGroup", label: personLabels.bloodGroup, type: "select" },
	options: Object.entries(bloodGroupNames).map(([value, written]) => ({ value, label: written })),
	...(admin && { admin }),
});

/** Makes the Payload field of each kind of entry. */
const kinds: Record<PersonEntry["kind"], (name: string, label: string, entry: PersonEntry) => Field> = {
	line: (name, label, { most, required = false }) => textField({ name, label, maxLength: most, required }),
	name: (name, label, { most, required = false }) => personNameField({ name, label, maxLength: most, required }),
	text: (name, label, { most }) => ({ name, label, type: "textarea", maxLength: most }),
	mobile: (name, label) => phoneField(name, label),
	date: (name, label, { index }) =>
		readField({
			...{ name, label, index, description: hints.date, wrong: studentText.field.date },
			read: (text) => {
				const read = readBirthDate(text);
				return "date" in read ? read.date : null;
			},
		}),
	"birth-number": (name, label, { index }) =>
		readField({
			...{ name, label, index, description: hints.birthNumber, wrong: studentText.field.birthNumber },
			read: readBirthNumber,
		}),
	gender: (name, label) => ({
		...{ name, label, type: "select", required: true },
		options: genders.map((gender, index) => ({ value: String(index + 1), label: gender })),
	}),
	class: (name, label) => offeringTaught({ name, label, type: "relationship", relationTo: "classes" }),
	thana: (name, label) => ({
		...{ name, label, type: "select" },
		options: Object.entries(thanas).map(([value, bengali]) => ({ value, label: bengali })),
	}),
	religion: (name, label) => ({ ...religionField(), name, label }),
	"blood-group": (name, label) => ({ ...bloodGroupField(), name, label }),
};

export const personFields: Field[] = personEntries.map(([name, entry]) => {
	const field = kinds[entry.kind](name, personLabels[name], entry);
	return { ...field, admin: { ...field.admin, disableListColumn: ofOne.has(name) } } as Field;
});

/**
 * File name of the picture.
 * @param isShown whether the field shows the picture, as in applications; the form of a student has its own component, the list a small picture
 */
export const pictureField = (isShown: boolean): Field => ({
	name: "picture",
	label: fields.picture,
	type: "text",
	unique: true,
	access: serverWrites,
	admin: isShown
		? { position: "sidebar", components: { Field: "/lib/office/students/student-photo#PictureField" } }
		: {
				condition: () => false,
				disableBulkEdit: true,
				disableListFilter: true,
				components: { Cell: "/lib/office/students/list-cells#PictureCell" },
			},
});
