/** The call of the result search, which thousands send when results are released (lib/http/direct-search). */
import "server-only";
import { studentText } from "@/lib/bengali/students";
import { resultAnswer, resultSearchSchema } from "@/lib/contract/results";
import { findSheet } from "@/lib/school/results";
import { call } from "./call";
import { searchesOf } from "./proofs";

export const resultSearch = call({
	method: "POST",
	access: "public",
	limit: searchesOf,
	body: resultSearchSchema,
	answer: resultAnswer,
	handle: async ({ body }) => {
		const found = await findSheet(body);
		return found
			? { success: true as const, result: found.result, resultSubject: found.subjects, details: found.details }
			: { success: false as const, message: studentText.resultNotFound };
	},
});
