import { z } from "zod";
import { feedbackAnswer, feedbackParams, feedbackSchema, thanksFor } from "@/lib/contract/feedback";
import { answeredPath } from "@/lib/contract/paths";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { feedback } from "@/lib/http/limits";
import { isScripted, refuseForm, seeOther } from "@/lib/http/plain-page";
import { giveFeedback } from "@/lib/school/feedback";

/** The answer to the question below a page; a form without a script is redirected to a page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: feedback,
	params: feedbackParams,
	body: feedbackSchema,
	maxBytes: 10_000,
	answer: z.union([z.instanceof(Response), feedbackAnswer]),
	failed: refuseForm,
	handle: async ({ params, body }, request) => {
		await giveFeedback(params, body);
		if (!isScripted(request)) return seeOther(answeredPath(params.kind, params.id, body.answer));
		return { success: true as const, message: thanksFor(body) };
	},
});
