import { studentText } from "@/lib/bengali/students";
import { resultAnswer, resultSearchSchema } from "@/lib/contract/results";
import { findResult } from "@/lib/school/results";
import { call } from "@/lib/security/call";
import { takeResultSearch } from "@/lib/security/limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	authorise: takeResultSearch,
	body: resultSearchSchema,
	answer: resultAnswer,
	handle: async ({ body }) => {
		const found = await findResult(body);
		return found
			? { success: true as const, result: found.result, resultSubject: found.subjects }
			: { success: false as const, message: studentText.resultNotFound };
	},
});
