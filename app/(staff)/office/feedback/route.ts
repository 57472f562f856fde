import { feedbackOfficeText } from "@/lib/bengali/office/feedback";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { actOnFeedback } from "@/lib/office/feedback/feedback";
import { feedbackActAnswer, feedbackActSchema } from "@/lib/office/feedback/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("feedback"),
	body: feedbackActSchema,
	answer: feedbackActAnswer,
	handle: async ({ body, who }) => {
		await actOnFeedback(body, who);
		return { success: true as const, message: feedbackOfficeText.saved };
	},
});
