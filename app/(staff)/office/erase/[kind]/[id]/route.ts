import { erasingText } from "@/lib/bengali/office/erasing";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { erase } from "@/lib/office/erasing/erasing";
import { erasingAnswer, erasingParams } from "@/lib/office/erasing/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("erase"),
	params: erasingParams,
	answer: erasingAnswer,
	handle: async ({ params: { kind, id }, who }) => {
		await erase(kind, id, who);
		return { success: true as const, message: erasingText.done };
	},
});
