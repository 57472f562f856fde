/** Requests about telling families of a notice without internet. */
import { z } from "zod";
import { idField } from "@/lib/contract/input";

/** Who stands in the file: all, or those of a class or a section. */
export const numbersSchema = z.object({
	id: idField,
	format: z.enum(["txt", "csv"]),
	class: idField.optional(),
	section: idField.optional(),
});
export type NumbersInput = z.output<typeof numbersSchema>;

/** A section of a thousand students, whole. */
const mostStrips = 1000;

/** Whose strips were on the paper. */
export const stripsSchema = z.object({ id: idField, students: z.array(z.int().positive()).min(1).max(mostStrips) });

export const toldSchema = z.object({ id: idField, student: idField, told: z.boolean() });

export const stripsQuery = z.object({ section: idField, unread: z.literal("1").optional() });
