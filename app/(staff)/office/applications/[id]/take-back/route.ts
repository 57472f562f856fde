import { refuseText } from "@/lib/bengali/office/admissions";
import { recordParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { takeBack } from "@/lib/office/admissions/decide";
import { decisionAnswer } from "@/lib/office/admissions/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	params: recordParams,
	answer: decisionAnswer,
	handle: async ({ params: { id }, who }) => {
		await takeBack(id, who);
		return { success: true as const, message: refuseText.takenBack };
	},
});
