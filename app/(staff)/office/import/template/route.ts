import { z } from "zod";
import { importFileText } from "@/lib/bengali/office/import-file";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeTemplate } from "@/lib/office/import/downloads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("import"),
	answer: z.instanceof(Response),
	handle: async () => sendDownload(await writeTemplate(), importFileText.template, "xlsx"),
});
