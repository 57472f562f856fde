import { proofSchema, sheetAnswer, sheetParams } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { sheetsOf } from "@/lib/http/proofs";
import { getSheetHead } from "@/lib/school/results";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sheetParams,
	access: "public",
	body: proofSchema,
	limit: sheetsOf,
	answer: sheetAnswer,
	handle: ({ params: { student, year_id, exam_id } }) =>
		getSheetHead({ studentId: student, year: year_id, exam_name: exam_id }),
});
