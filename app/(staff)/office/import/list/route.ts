import { z } from "zod";
import { importFileText } from "@/lib/bengali/office/import-file";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeList } from "@/lib/office/import/downloads";

/** A form sends "" for "all". */
const choice = z.preprocess((value) => value || undefined, idField.optional());

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("import"),
	query: z.object({ format: z.enum(["xlsx", "csv"]), year: choice, class: choice, section: choice }),
	answer: z.instanceof(Response),
	handle: async ({ query: { format, ...filter } }) =>
		sendDownload(await writeList(format, filter), importFileText.list(format), format),
});
