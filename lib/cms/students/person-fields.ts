/** Fields shared by applications and students. */
import type { Field } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { studentText } from "@/lib/bengali/students";
import { readBirthDate } from "@/lib/contract/dates";
import { readBirthNumber } from "@/lib/contract/numbers";
import { serverWrites } from "../access";
import { phoneField, readField, textField } from "../fields";

const { fields, genders, hints, thanas } = studentStaffText;

const line = (name: string, label: string, maxLength: number, required = false) =>
	textField({ name, label, maxLength, required });

const classField = (name: string, label: string): Field => ({
	name,
	label,
	type: "relationship",
	relationTo: "classes",
});

const thanaField = (name: string, label: string): Field => ({
	name,
	label,
	type: "select",
	options: Object.entries(thanas).map(([value, bengali]) => ({ value, label: bengali })),
});

export const personFields: Field[] = [
	line("name", fields.name, 120, true),
	// Both are indexed: applications are compared by them with one another and with students.
	readField({
		name: "dateOfBirth",
		index: true,
		label: fields.dateOfBirth,
		description: hints.date,
		read: (text) => {
			const read = readBirthDate(text);
			return "date" in read ? read.date : null;
		},
		wrong: studentText.field.date,
	}),
	readField({
		name: "birthNumber",
		index: true,
		label: fields.birthNumber,
		description: hints.birthNumber,
		read: readBirthNumber,
		wrong: studentText.field.birthNumber,
	}),
	{
		name: "gender",
		label: fields.gender,
		type: "select",
		required: true,
		options: genders.map((label, index) => ({ value: String(index + 1), label })),
	},
	line("fatherName", fields.fatherName, 120, true),
	phoneField("fatherMobile", fields.fatherMobile),
	line("motherName", fields.motherName, 120, true),
	phoneField("motherMobile", fields.motherMobile),
	classField("presentClass", fields.presentClass),
	classField("previousClass", fields.previousClass),
	line("previousSchool", fields.previousSchool, 200),
	thanaField("presentThana", fields.presentThana),
	{ name: "presentAddress", label: fields.presentAddress, type: "textarea", maxLength: 500 },
	thanaField("permanentThana", fields.permanentThana),
	{ name: "permanentAddress", label: fields.permanentAddress, type: "textarea", maxLength: 500 },
];

/** File name of the picture. The form of an application shows the picture, that of a student has its own part for it. */
export const pictureField = (isShown: boolean): Field => ({
	name: "picture",
	label: fields.picture,
	type: "text",
	unique: true,
	access: serverWrites,
	admin: isShown
		? { position: "sidebar", components: { Field: "/components/office/students/picture-field#PictureField" } }
		: { hidden: true },
});
