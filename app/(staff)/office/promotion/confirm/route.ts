import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { promote } from "@/lib/office/promotion/apply";
import { promotionAnswer, promotionSchema } from "@/lib/office/promotion/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("promotion"),
	body: promotionSchema,
	answer: promotionAnswer,
	handle: async ({ body, who }) => ({ success: true as const, id: await promote(body, who) }),
});
