"use server";
import { resultSearchText } from "@/lib/bengali/results";
import { studentText } from "@/lib/bengali/students";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { type FoundResult, resultSearchSchema } from "@/lib/contract/results";
import { formAction } from "@/lib/http/form-action";
import { searchesOf } from "@/lib/http/proofs";
import { SchoolError } from "@/lib/school/errors";
import { findSheet } from "@/lib/school/results";

const search = formAction({
	body: resultSearchSchema,
	required: resultSearchText.required,
	limit: searchesOf,
	handle: async ({ body }) => {
		const found = await findSheet(body);
		if (!found) throw new SchoolError("notFound", studentText.resultNotFound);
		return found;
	},
});

/** The result search without JavaScript. */
export async function searchResult(
	previous: FormAnswer<FoundResult> | null,
	data: FormData,
): Promise<FormAnswer<FoundResult>> {
	return search(previous, data);
}
