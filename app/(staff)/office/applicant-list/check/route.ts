import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { checkList } from "@/lib/office/applicant-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listCheckAnswer, listSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: listCheckAnswer,
	handle: ({ body: { file } }) => checkList(file),
});
