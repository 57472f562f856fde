/** Maps students and applications between field names of the database and of the API (docs/product.md, Records). */
import "server-only";
import type { Application, Student } from "@/lib/cms/payload-types";
import type { PersonInput } from "@/lib/contract/application";
import type { Student as Person } from "@/lib/contract/students";
import { idOf } from "@/lib/data/ids";

type Record = Omit<Student | Application, "id" | "updatedAt" | "createdAt">;

/** @returns the database fields of a validated form */
export const recordOf = (input: PersonInput) => ({
	name: input.name,
	dateOfBirth: input.date_of_birth,
	birthNumber: input.date_of_birth_no,
	gender: String(input.gender) as Record["gender"],
	fatherName: input.fathers_name,
	fatherMobile: input.father_mobile_no,
	motherName: input.mothers_name,
	motherMobile: input.mothers_mobile_no,
	presentClass: input.present_class,
	previousClass: input.permanent_class,
	previousSchool: input.permanent_school_name,
	presentThana: input.present_address_thana,
	presentAddress: input.present_address_details,
	permanentThana: input.permanent_address_thana,
	permanentAddress: input.permanent_address_details,
});

/**
 * @returns the API's fields of a record read with depth 0, in the order in which the codes of printed papers cover them
 * (sheet-codes.ts): another order would make all papers that families hold outdated
 */
export const personOf = (record: Record): Person => ({
	code: record.code,
	name: record.name,
	date_of_birth: record.dateOfBirth ?? null,
	date_of_birth_no: record.birthNumber ?? null,
	gender: Number(record.gender),
	fathers_name: record.fatherName,
	father_mobile_no: record.fatherMobile ?? null,
	mothers_name: record.motherName,
	mothers_mobile_no: record.motherMobile ?? null,
	present_class: idOf(record.presentClass),
	permanent_class: idOf(record.previousClass),
	permanent_school_name: record.previousSchool ?? null,
	present_address_thana: record.presentThana ?? null,
	present_address_details: record.presentAddress ?? null,
	permanent_address_thana: record.permanentThana ?? null,
	permanent_address_details: record.permanentAddress ?? null,
	image: record.picture ?? null,
});
