import { promotionText } from "@/lib/bengali/office/promotion";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { answerUndo } from "@/lib/http/undo";
import { undoAnswer, undoSchema } from "@/lib/office/operations/schema";
import { undoPromotion } from "@/lib/office/promotion/undo";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("promotion"),
	body: undoSchema,
	answer: undoAnswer,
	handle: ({ body: { id }, who }) => answerUndo(promotionText.past, () => undoPromotion(id, who)),
});
