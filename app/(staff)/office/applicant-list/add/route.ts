import { listFileText } from "@/lib/bengali/office/admissions";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { addList } from "@/lib/office/applicant-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listAddAnswer, listAddSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	maxBytes: maxFormBytes,
	body: listAddSchema,
	answer: listAddAnswer,
	handle: async ({ body: { file, fingerprint }, who }) => {
		const added = await addList(file, fingerprint, who);
		return { success: true as const, message: listFileText.done(added), added };
	},
});
