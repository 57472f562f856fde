import { sheetAnswer, sheetParams } from "@/lib/contract/results";
import { getSheetHead } from "@/lib/school/results";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";
import { takeResultSearch } from "@/lib/security/limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sheetParams,
	authorise: takeResultSearch,
	answer: sheetAnswer,
	handle: async ({ params }) => {
		const head = await getSheetHead(params.student, params.year_id, params.exam_id);
		if (!head) throw notFoundError();
		return head;
	},
});
