import { listCheckAnswer, listSchema } from "@/lib/contract/list-file";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { checkDates } from "@/lib/office/date-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("dates"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: listCheckAnswer,
	handle: ({ body: { file } }) => checkDates(file),
});
