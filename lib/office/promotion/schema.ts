/** Requests of the staff API about promotion (lib/office/promotion/calls). */
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { promotionText } from "./text";

/** A class has fewer students. */
const mostRows = 1000;

/** The new places of a class; who is not among the rows is not enrolled. The roll is as typed. */
export const promotionSchema = z.object({
	exam: idField,
	class: idField,
	rows: z
		.array(z.object({ student: idField, section: idField, roll: z.string().max(20) }))
		.min(1, promotionText.errors.nobody)
		.max(mostRows),
});
export type PromotionInput = z.output<typeof promotionSchema>;

export const promotionAnswer = z.object({ success: z.literal(true), id: z.number() });
export type PromotionAnswer = z.infer<typeof promotionAnswer>;
