import { fieldNames, type groupNames } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { genderNames, thanaNames } from "@/lib/bengali/students";
import type { FieldName } from "@/lib/browser/application";
import type { Application } from "@/lib/contract/students";

type Shown = Exclude<FieldName, "image" | "consent_name">;

type ClassOf = (id: number) => string | undefined;

/** Same groups and order as the form. */
const groups: [keyof typeof groupNames, Shown[]][] = [
	["student", ["name", "date_of_birth", "date_of_birth_no", "gender"]],
	["parents", ["fathers_name", "father_mobile_no", "mothers_name", "mothers_mobile_no"]],
	["classes", ["present_class", "permanent_class", "permanent_school_name"]],
	["presentAddress", ["present_address_thana", "present_address_details"]],
	["permanentAddress", ["permanent_address_thana", "permanent_address_details"]],
];

/** @returns the value for display: labels for codes, Bengali digits for numbers, free text unchanged */
function wordsFor(name: Shown, application: Application, classOf: ClassOf): string | null | undefined {
	const { [name]: value } = application;
	if (value === null) return null;
	switch (name) {
		case "gender":
			return genderNames[Number(value) - 1];
		case "present_class":
		case "permanent_class":
			return classOf(Number(value));
		case "present_address_thana":
		case "permanent_address_thana":
			return thanaNames[value as keyof typeof thanaNames];
		case "date_of_birth":
		case "date_of_birth_no":
		case "father_mobile_no":
		case "mothers_mobile_no":
			return toBengaliDigits(value);
		default:
			return String(value);
	}
}

/** @param classOf finds the name of a class @returns names and values of an application's fields, by group; empty values as null or undefined */
export const applicationWords = (application: Application, classOf: ClassOf) =>
	groups.map(([group, fields]) => ({
		group,
		facts: fields.map((field) => [fieldNames[field], wordsFor(field, application, classOf)] as const),
	}));
