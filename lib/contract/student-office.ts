/** Requests and answers of the staff API about students (app/(staff)/office). */
import { z } from "zod";
import { toLatinDigits } from "@/lib/bengali/digits";
import { enrolText, mostSlips, sectionSlipText } from "@/lib/bengali/office/students";
import { studentText } from "@/lib/bengali/students";
import { pictureField } from "./application";
import { idField } from "./input";

const { errors } = enrolText;

export const recordParams = z.object({ id: idField });

const place = z.object({ id: z.number(), year: z.number(), section: z.string(), roll: z.number() });
const mark = z.object({
	id: z.number(),
	exam: z.string(),
	total: z.number(),
	full: z.number(),
	position: z.number().nullable(),
	published: z.boolean(),
});

/** What the back office shows of a student beside the form. */
export const studentRecordSchema = z.object({
	id: z.number(),
	code: z.number(),
	name: z.string(),
	picture: z.string().nullable(),
	hasPassword: z.boolean(),
	enrolments: z.array(place),
	results: z.array(mark),
});
export type StudentRecord = z.infer<typeof studentRecordSchema>;

/** Options of the enrolment form, the newest year first. */
export type EnrolmentChoices = {
	years: { id: number; year: number }[];
	sections: { id: number; title: string }[];
};

/** @returns a schema of an id chosen from a list, in the message of its field */
const chosen = (message: string) => z.coerce.number(message).int(message).positive(message);

const rollField = z.preprocess(
	(value) => (typeof value === "string" ? toLatinDigits(value.trim()) : value),
	z.coerce.number(errors.roll).int(errors.roll).min(1, errors.roll).max(9999, errors.roll),
);

export const enrolmentSchema = z.object({
	year: chosen(errors.year),
	section: chosen(errors.section),
	roll: rollField,
});
export type EnrolmentInput = z.output<typeof enrolmentSchema>;

export const rollParams = z.object({ year: idField, section: idField });
export const rollAnswer = z.object({ success: z.literal(true), roll: z.number().nullable() });

export const photoSchema = z.object({
	image: pictureField.pipe(z.union([z.string(), z.file()], studentText.picture.required)),
});

export const recordAnswer = z.object({ success: z.literal(true), message: z.string(), record: studentRecordSchema });
export type RecordAnswer = z.infer<typeof recordAnswer>;

/** `students` is the number of students that was confirmed. */
export const sectionSlipsSchema = z.object({
	year: idField,
	section: idField,
	students: z.number().int().positive().max(mostSlips, sectionSlipText.tooMany),
});

const slip = z.object({
	id: z.number(),
	name: z.string(),
	code: z.number(),
	/** Class, section and roll, if enrolled. */
	place: z.string().nullable(),
	password: z.string(),
	/** QR code as a data URL. */
	image: z.string(),
});

/** Slips to print; the passwords are in no other answer. */
export const slipsAnswer = z.object({
	success: z.literal(true),
	school: z.string(),
	/** Where students log in, as people type it. */
	address: z.string(),
	/** Day of issue, ISO 8601. */
	issued: z.string(),
	slips: z.array(slip),
});
export type Slips = z.infer<typeof slipsAnswer>;
