import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { type OfficeCalls, officeCall } from "../calls";
import { applyOperation, takeBack } from "../operations/apply";
import { takeBackCall } from "../operations/take-back-call";
import { promotion } from "./operation";
import { promotionText } from "./text";

/** A class has fewer students. */
const mostRows = 1000;

/** The new places of a class; who is not among the rows is not enrolled. The roll is as typed. */
const promotionSchema = z.object({
	exam: idField,
	class: idField,
	rows: z
		.array(z.object({ student: idField, section: idField, roll: z.string().max(20) }))
		.min(1, promotionText.errors.nobody)
		.max(mostRows),
});
export type PromotionInput = z.output<typeof promotionSchema>;

const promotionAnswer = z.object({ success: z.literal(true), id: z.number() });
export type PromotionAnswer = z.infer<typeof promotionAnswer>;

export const calls: OfficeCalls<"promotion"> = {
	confirm: officeCall({
		input: promotionSchema,
		answer: promotionAnswer,
		run: async ({ input, who }) => {
			const applied = await applyOperation(promotion, input, { by: who });
			return { success: true as const, id: applied?.id ?? 0 };
		},
	}),
	undo: takeBackCall(promotionText.past, (id, who) => takeBack(promotion, id, who)),
};
