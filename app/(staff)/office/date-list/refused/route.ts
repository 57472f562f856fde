import { z } from "zod";
import { dateListText } from "@/lib/bengali/office/date-list";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeRefusedDates } from "@/lib/office/date-list/files";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("dates"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: z.instanceof(Response),
	handle: async ({ body: { file } }) => sendDownload(await writeRefusedDates(file), dateListText.refusedName, "xlsx"),
});
