/** Requests and answers about students in the back office. */
import { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { pictureField } from "@/lib/contract/application";
import { applicationStates } from "@/lib/contract/application-state";
import { idField } from "@/lib/contract/input";
import { enrolText } from "./text";

const { errors } = enrolText;

/** A student or an application, by its id. */
export const recordSchema = z.object({ id: idField });

const place = z.object({
	id: z.number(),
	year: z.number(),
	section: z.string(),
	roll: z.number(),
	/** Ids of the records. */
	yearId: z.number(),
	classId: z.number(),
	sectionId: z.number(),
});
export type StudentPlace = z.infer<typeof place>;

const mark = z.object({
	id: z.number(),
	exam: z.string(),
	/** In which the result was earned. */
	class: z.string(),
	total: z.number(),
	full: z.number(),
	position: z.number().nullable(),
	published: z.boolean(),
	/** Paths of the public grade sheet and of the one to print, if it is released. */
	sheet: z.string().nullable(),
	print: z.string().nullable(),
});

const guardian = z.object({ of: z.enum(["father", "mother"]), name: z.string(), mobile: z.string().nullable() });

/** A paper that can be printed for the student today. */
const paper = z.object({ title: z.string(), path: z.string() });

const application = z.object({ id: z.number(), state: z.enum(applicationStates), at: z.string() });

/** What the back office shows of a student beside the form. */
const studentRecordSchema = z.object({
	id: z.number(),
	code: z.number(),
	name: z.string(),
	picture: z.string().nullable(),
	hasPassword: z.boolean(),
	guardians: z.array(guardian),
	/** The newest year first. */
	enrolments: z.array(place),
	results: z.array(mark),
	papers: z.array(paper),
	/** Certificates that were made for the student, the newest first. */
	certificates: z.array(paper),
	/** For admission, of which the student came. */
	applications: z.array(application),
	/** Number of the family's requests about its data that are not answered. */
	requests: z.number(),
});
export type StudentRecord = z.infer<typeof studentRecordSchema>;

/** Options of the enrolment form, the newest year first. */
export type EnrolmentChoices = {
	years: { id: number; year: number }[];
	/** Id of the year that the school is in. */
	present: number | undefined;
	sections: { id: number; title: string }[];
};

/** @returns a schema of an id chosen from a list, in the message of its field */
const chosen = (message: string) => z.coerce.number(message).int(message).positive(message);

const rollField = z.preprocess(
	(value) => (typeof value === "string" ? machineText(value) : value),
	z.coerce.number(errors.roll).int(errors.roll).min(1, errors.roll).max(9999, errors.roll),
);

/** Where a student is enrolled. */
export const placeSchema = z.object({
	year: chosen(errors.year),
	section: chosen(errors.section),
	roll: rollField,
});
export const enrolSchema = placeSchema.extend({ id: idField });

export const rollQuery = z.object({ year: idField, section: idField });
export const rollAnswer = z.object({ success: z.literal(true), roll: z.number().nullable() });

export const photoSchema = z.object({
	id: idField,
	image: pictureField.pipe(z.union([z.string(), z.file()], studentText.picture.required)),
});

export const recordAnswer = z.object({ success: z.literal(true), message: z.string(), record: studentRecordSchema });
export type RecordAnswer = z.infer<typeof recordAnswer>;
