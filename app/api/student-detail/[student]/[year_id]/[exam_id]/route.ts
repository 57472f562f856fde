import { proofSchema, sheetAnswer, sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { sheetsOf } from "@/lib/http/proofs";
import { notFoundError } from "@/lib/school/errors";
import { getSheetHead } from "@/lib/school/results";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sheetParams,
	access: "public",
	body: proofSchema,
	limit: sheetsOf,
	answer: sheetAnswer,
	handle: async ({ params: { student, year_id, exam_id } }) => {
		const head = await getSheetHead({ studentId: student, year: year_id, exam_name: exam_id });
		if (!head) throw notFoundError();
		return head;
	},
});
