import "server-only";
import { promotionText } from "@/lib/bengali/office/promotion";
import { type OfficeCalls, officeCall } from "../calls";
import { answerUndo } from "../operations/answer-undo";
import { undoAnswer, undoSchema } from "../operations/schema";
import { promote } from "./apply";
import { promotionAnswer, promotionSchema } from "./schema";
import { undoPromotion } from "./undo";

export const calls: OfficeCalls<"promotion"> = {
	confirm: officeCall({
		input: promotionSchema,
		answer: promotionAnswer,
		run: async ({ input, who }) => ({ success: true as const, id: await promote(input, who) }),
	}),
	undo: officeCall({
		input: undoSchema,
		answer: undoAnswer,
		run: ({ input: { id }, who }) => answerUndo(promotionText.past, () => undoPromotion(id, who)),
	}),
};
