import { studentText } from "@/lib/bengali/students";
import { resultAnswer, resultSearchSchema } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { resultSearches } from "@/lib/http/limits";
import { findSheet } from "@/lib/school/results";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	limit: resultSearches,
	body: resultSearchSchema,
	answer: resultAnswer,
	handle: async ({ body }) => {
		const found = await findSheet(body);
		return found
			? { success: true as const, result: found.result, resultSubject: found.subjects }
			: { success: false as const, message: studentText.resultNotFound };
	},
});
