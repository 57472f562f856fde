import { z } from "zod";
import { importText } from "@/lib/bengali/office/import";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { confirmImport } from "@/lib/office/import/imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	body: z.object({ id: idField, fingerprint: z.string().max(100) }),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ body: { id, fingerprint } }) => {
		await confirmImport(id, fingerprint);
		return { success: true as const, message: importText.plan.started };
	},
});
