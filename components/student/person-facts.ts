import { toBengaliDigits } from "@/lib/bengali/digits";
import { genderNames, thanaNames } from "@/lib/bengali/students";
import type { Student } from "@/lib/contract/students";

/** Fields of a student or an applicant that are shown as text. */
export type PersonField = Exclude<keyof Student, "image">;

type ClassOf = (id: number) => string | undefined;

/** @returns the value for display: labels for codes, Bengali digits for numbers, free text unchanged */
function wordsFor(name: PersonField, { [name]: value }: Student, classOf: ClassOf): string | null | undefined {
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
		case "code":
		case "date_of_birth":
		case "date_of_birth_no":
		case "father_mobile_no":
		case "mothers_mobile_no":
			return toBengaliDigits(value);
		default:
			return String(value);
	}
}

/**
 * @param groups fields by the name of their group, in the order of the page
 * @param labels of the fields
 * @param classOf finds the name of a class
 * @returns names and values of a person's fields, by group; empty values as null or undefined
 */
export const personFacts = <Group extends string, Field extends PersonField>(
	person: Student,
	groups: readonly (readonly [Group, readonly Field[]])[],
	labels: Record<Field, string>,
	classOf: ClassOf,
) =>
	groups.map(([group, fields]) => ({
		group,
		facts: fields.map((field) => [labels[field], wordsFor(field, person, classOf)] as const),
	}));
