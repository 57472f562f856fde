/** Request and response schemas of the student area. */
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { thanas } from "./application";
import type { ApplicationStateAnswer } from "./application-state";
import { idField, optionalBirthDate, optionalMobile, passwordField, studentCodeField } from "./input";
import { factField } from "./opening-fact";
import { pageOf } from "./shapes";

const text = z.string().nullable();
const thana = z.enum(thanas as [(typeof thanas)[number], ...typeof thanas]).nullable();

/** An application or a student: their fields and `code`. Dates are dd-mm-yyyy. */
export const studentSchema = z.object({
	code: z.number(),
	name: z.string(),
	date_of_birth: text,
	date_of_birth_no: text,
	gender: z.number(),
	fathers_name: z.string(),
	father_mobile_no: text,
	mothers_name: z.string(),
	mothers_mobile_no: text,
	present_class: z.number().nullable(),
	permanent_class: z.number().nullable(),
	permanent_school_name: text,
	present_address_thana: thana,
	present_address_details: text,
	permanent_address_thana: thana,
	permanent_address_details: text,
	/** File name under `/image/student/`. */
	image: text,
});
export type Student = z.infer<typeof studentSchema>;
export type Application = Student;

/** An application submitted without JavaScript, its token, and the QR code of its sheet as a data URL. */
export type ReceivedApplication = { token: string; application: Application; code: string };

export const yearSchema = z.object({ id: z.number(), year: z.number() });
export const classSchema = z.object({ id: z.number(), class_name: z.string() });
export const sectionSchema = z.object({ id: z.number(), section_name: z.string(), class_id: z.number() });
export type Year = z.infer<typeof yearSchema>;
export type SchoolClass = z.infer<typeof classSchema>;
export type Section = z.infer<typeof sectionSchema>;

export const studentPageAnswer = z.object({ years: z.array(yearSchema), class: z.array(classSchema) });
export type StudentPage = z.infer<typeof studentPageAnswer>;

export const loginSchema = z.object({ student_id: studentCodeField, password: passwordField });
export const passwordSchema = z.object({
	current_password: passwordField,
	new_password: passwordField,
	confirm_password: passwordField,
});

/**
 * Opens an application on another device: its number, and a mobile number or the date of birth that was given in it. If
 * both are sent, both must match.
 */
export const openApplicationSchema = z
	.object({ student_id: studentCodeField, mobile: optionalMobile, birth_date: optionalBirthDate })
	.refine(({ mobile, birth_date }) => mobile ?? birth_date, { path: ["mobile"], error: errorText.field.required });
export type OpenApplication = z.output<typeof openApplicationSchema>;

/** The same as the form sends it without JavaScript: one field for either fact. */
export const openingFormSchema = z.object({
	application: studentCodeField,
	fact: z.string().transform((fact, context) => {
		const name = factField(fact);
		const read = openApplicationSchema.shape[name].safeParse(fact);
		if (read.success && read.data) return { [name]: read.data };
		for (const { message } of read.error?.issues ?? [{ message: errorText.field.required }])
			context.addIssue({ code: "custom", message });
		return z.NEVER;
	}),
});

/** An application opened without JavaScript, with what has become of it, and the school's classes, whose ids it has. */
export type OpenedApplication = ReceivedApplication & { progress: ApplicationStateAnswer; classes: SchoolClass[] };

/**
 * A student id in the path; renames the segment to `code`, as the guard `ownRecord` expects.
 * @param part name of the dynamic segment
 */
export const codeParams = <Part extends string>(part: Part) =>
	z.object({ [part]: studentCodeField } as Record<Part, typeof studentCodeField>).transform((parts) => ({
		code: (parts as Record<Part, number>)[part],
	}));

export const yearParams = z.object({ year: idField });
export const classParams = z.object({ year: idField, class: idField });
export const sectionParams = z.object({ year: idField, class: idField, section: idField });

/** A refusal sent with status 200 (docs/api.md). */
export const refusal = z.object({ success: z.literal(false), message: z.string() });
export const loginAnswer = z.union([
	z.object({
		success: z.literal(true),
		/** `must_change` while the password is one from a slip: the student has to replace it by an own one. */
		data: z.object({ token: z.string(), must_change: z.literal(true).optional() }),
	}),
	refusal,
]);
export type LoginAnswer = z.infer<typeof loginAnswer>;
export const passwordAnswer = z.object({ success: z.boolean(), message: z.string() });
export type PasswordAnswer = z.infer<typeof passwordAnswer>;
export const openApplicationAnswer = z.union([
	z.object({ success: z.literal(true), data: z.object({ token: z.string(), student_id: z.number() }) }),
	refusal,
]);
export type OpenApplicationAnswer = z.infer<typeof openApplicationAnswer>;
/** A QR code as a data URL. */
export const sheetCodeAnswer = z.object({ image: z.string() });
export type SheetCodeAnswer = z.infer<typeof sheetCodeAnswer>;
export const logoutAnswer = z.object({ success: z.literal(true), message: z.string() });
export const pictureAnswer = z.object({
	success: z.literal(true),
	message: z.string(),
	data: z.object({ image: z.string() }),
});
export type PictureAnswer = z.infer<typeof pictureAnswer>;

export const studentsPerPage = 30;
const rowSchema = z.object({
	code: z.number(),
	roll: z.number(),
	class_name: z.string(),
	section_name: z.string(),
});
export const directoryAnswer = z.object({
	student: pageOf(rowSchema),
	studentDetails: z.array(z.object({ code: z.number(), name: z.string(), image: text })),
	next_page_url: text,
});
export type Directory = z.infer<typeof directoryAnswer>;

const counts = z.record(z.string(), z.number());
/** Counts by section id; `total` has all three genders. */
export const sectionCountsAnswer = z.object({
	year: yearSchema,
	classs: z.array(classSchema),
	section: z.array(sectionSchema),
	male: counts,
	female: counts,
	total: counts,
});
export type SectionCounts = z.infer<typeof sectionCountsAnswer>;
