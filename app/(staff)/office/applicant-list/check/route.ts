import { listCheckAnswer, listSchema } from "@/lib/contract/list-file";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { checkList } from "@/lib/office/applicant-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: listCheckAnswer,
	handle: ({ body: { file } }) => checkList(file),
});
