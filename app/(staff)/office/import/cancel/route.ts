import { z } from "zod";
import { importText } from "@/lib/bengali/office/import";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { cancelImport } from "@/lib/office/import/imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	body: z.object({ id: idField }),
	answer: z.object({ success: z.literal(true), message: z.string() }),
	handle: async ({ body: { id } }) => {
		await cancelImport(id);
		return { success: true as const, message: importText.plan.cancelled };
	},
});
