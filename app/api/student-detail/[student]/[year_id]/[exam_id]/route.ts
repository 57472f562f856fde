import { sheetAnswer, sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { resultSearches } from "@/lib/http/limits";
import { notFoundError } from "@/lib/school/errors";
import { getSheetHead } from "@/lib/school/results";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sheetParams,
	access: "public",
	limit: resultSearches,
	answer: sheetAnswer,
	handle: async ({ params }) => {
		const head = await getSheetHead(params.student, params.year_id, params.exam_id);
		if (!head) throw notFoundError();
		return head;
	},
});
