import "server-only";
import { type OfficeCalls, officeCall } from "../calls";
import { applyOperation, takeBack } from "../operations/apply";
import { takeBackCall } from "../operations/take-back-call";
import { promotion } from "./operation";
import { promotionAnswer, promotionSchema } from "./schema";
import { promotionText } from "./text";

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
