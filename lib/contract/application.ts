/** The admission form: one schema for the form and the API. */
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { genderNames, studentText, thanaNames } from "@/lib/bengali/students";
import {
	codeField,
	optionalBirthDate,
	optionalBirthNumber,
	optionalChoice,
	optionalCode,
	optionalFlag,
	optionalLine,
	optionalLines,
	optionalMobile,
	optionalPersonName,
	personNameField,
} from "./input";

export const thanas = Object.keys(thanaNames) as (keyof typeof thanaNames)[];

const thana = optionalChoice(thanas);

/** Classes are records: whether one exists is checked by the server (lib/school/applications). */
const mostClassId = 999_999;

/** Fields of a person, without the picture. */
const personFields = {
	name: personNameField,
	date_of_birth: optionalBirthDate,
	date_of_birth_no: optionalBirthNumber,
	gender: codeField(genderNames.length),
	fathers_name: personNameField,
	father_mobile_no: optionalMobile,
	mothers_name: personNameField,
	mothers_mobile_no: optionalMobile,
	present_class: codeField(mostClassId),
	permanent_class: optionalCode(mostClassId),
	permanent_school_name: optionalLine(200),
	present_address_thana: thana,
	present_address_details: optionalLines(500),
	permanent_address_thana: thana,
	permanent_address_details: optionalLines(500),
};

/** An uploaded picture: a data URL, or a file of a multipart form. */
export const pictureField = z.preprocess(
	(value) => (value === "" || value === null || (value instanceof File && value.size === 0) ? undefined : value),
	z.union([z.string(), z.instanceof(File)], { error: studentText.picture.required }).optional(),
);

/**
 * The guardian's consent to what is kept: to which wording (lib/bengali/consent), and whose, if not the father's. All
 * optional: programs written before it was asked for send none.
 */
const consentFields = {
	consent: optionalFlag,
	consent_version: optionalLine(40),
	consent_name: optionalPersonName,
};

export const applicationSchema = z.object({
	...personFields,
	...consentFields,
	image: pictureField,
	/** Idempotency key, generated in the browser. */
	browser_key: z.preprocess(
		(value) => (value === "" || value === null ? undefined : value),
		z
			.string(errorText.field.invalid)
			.regex(/^[\w-]{16,64}$/, studentText.field.browserKey)
			.optional(),
	),
});

export type ApplicationInput = z.output<typeof applicationSchema>;
export type PersonInput = Omit<ApplicationInput, "image" | "browser_key" | keyof typeof consentFields>;

/** Response of `student/student-application-form-post`. */
export const applicationAnswer = z.object({
	success: z.literal(true),
	data: z.object({ token: z.string(), student_id: z.number() }),
});
