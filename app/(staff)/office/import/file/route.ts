import { z } from "zod";
import { importText } from "@/lib/bengali/import";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { startImport } from "@/lib/office/import/imports";
import { maxFileBytes } from "@/lib/office/import/limits";

/** The boundaries and headers of a form with one file. */
const formBytes = 10_000;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	maxBytes: maxFileBytes + formBytes,
	body: z.object({ file: z.instanceof(File, { error: importText.upload.missing }) }),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ body: { file }, who }) => {
		await startImport(who, file);
		return { success: true as const, message: importText.upload.started };
	},
});
