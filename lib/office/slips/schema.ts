/** Requests and answers of password slips. */
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { mostSlips, sectionSlipText } from "./text";

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
	school: z.object({
		name: z.string(),
		address: z.string(),
		eiin: z.string(),
		crest: z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
	}),
	/** Where students log in, as people type it. */
	address: z.string(),
	/** Day of issue, and the day on which the passwords end, ISO 8601. */
	issued: z.string(),
	until: z.string(),
	slips: z.array(slip),
});
export type Slips = z.infer<typeof slipsAnswer>;
