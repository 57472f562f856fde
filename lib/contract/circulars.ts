/** Notices that a family is asked to confirm. */
import { z } from "zod";
import { idField, studentCodeField } from "./input";

/** The notice is named by its id. */
export const circularParams = z.object({ code: studentCodeField, notice: idField });

const circular = z.object({
	id: z.number(),
	name: z.string(),
	/** When it was published, ISO 8601. */
	at: z.string(),
});
export type OpenCircular = z.output<typeof circular>;

/** Those that the family has not confirmed, the newest first. */
export const circularsAnswer = z.object({ data: z.array(circular) });
export type CircularsAnswer = z.output<typeof circularsAnswer>;

const state = z.object({
	/** Whether this student's family is asked: another class, or another year's students may be. */
	asked: z.boolean(),
	/** Since when it is confirmed, ISO 8601; null while it is not. */
	read_at: z.string().nullable(),
});
export type CircularState = z.output<typeof state>;

export const circularAnswer = z.object({ data: state });
export type CircularAnswer = z.output<typeof circularAnswer>;

export const circularReadAnswer = circularAnswer.extend({ success: z.literal(true), message: z.string() });
export type CircularReadAnswer = z.output<typeof circularReadAnswer>;
