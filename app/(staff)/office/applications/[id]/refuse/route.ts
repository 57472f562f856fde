import { refuseText } from "@/lib/bengali/office/admissions";
import { recordParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { refuseApplication } from "@/lib/office/admissions/decide";
import { decisionAnswer, refuseSchema } from "@/lib/office/admissions/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	params: recordParams,
	body: refuseSchema,
	answer: decisionAnswer,
	handle: async ({ params: { id }, body, who }) => {
		await refuseApplication(id, body.reason, who);
		return { success: true as const, message: refuseText.done };
	},
});
