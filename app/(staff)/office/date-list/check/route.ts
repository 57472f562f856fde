import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { checkDates } from "@/lib/office/date-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listCheckAnswer, listSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("dates"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: listCheckAnswer,
	handle: ({ body: { file } }) => checkDates(file),
});
