import { z } from "zod";
import { importFileText } from "@/lib/bengali/office/import-file";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeRefused } from "@/lib/office/import/downloads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("import"),
	query: z.object({ id: idField }),
	answer: z.instanceof(Response),
	handle: async ({ query: { id } }) => sendDownload(await writeRefused(id), importFileText.refused, "xlsx"),
});
