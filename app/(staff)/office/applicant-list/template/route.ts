import { z } from "zod";
import { listFileText } from "@/lib/bengali/office/admissions";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeListTemplate } from "@/lib/office/applicant-list/files";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("admissions"),
	answer: z.instanceof(Response),
	handle: async () => sendDownload(await writeListTemplate(), listFileText.templateName, "xlsx"),
});
