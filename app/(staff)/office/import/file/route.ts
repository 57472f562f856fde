import { z } from "zod";
import { importText } from "@/lib/bengali/office/import";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { startImport } from "@/lib/office/import/imports";
import { maxFormBytes } from "@/lib/office/import/limits";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	maxBytes: maxFormBytes,
	body: z.object({ file: z.instanceof(File, { error: importText.upload.missing }) }),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ body: { file }, who }) => {
		await startImport(who, file);
		return { success: true as const, message: importText.upload.started };
	},
});
