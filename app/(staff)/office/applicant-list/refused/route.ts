import { z } from "zod";
import { listFileText } from "@/lib/bengali/office/admissions";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeRefusedOfList } from "@/lib/office/applicant-list/files";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	maxBytes: maxFormBytes,
	body: listSchema,
	answer: z.instanceof(Response),
	handle: async ({ body: { file } }) => sendDownload(await writeRefusedOfList(file), listFileText.refusedName, "xlsx"),
});
