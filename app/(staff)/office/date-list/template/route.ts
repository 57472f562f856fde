import { z } from "zod";
import { dateListText } from "@/lib/bengali/office/date-list";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeDateTemplate } from "@/lib/office/date-list/files";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("dates"),
	answer: z.instanceof(Response),
	handle: async () => sendDownload(await writeDateTemplate(), dateListText.templateName, "xlsx"),
});
