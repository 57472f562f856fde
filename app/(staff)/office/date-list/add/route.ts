import { dateListText } from "@/lib/bengali/office/date-list";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { addDates } from "@/lib/office/date-list/add";
import { maxFormBytes } from "@/lib/office/import/limits";
import { listAddAnswer, listAddSchema } from "@/lib/office/lists/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("dates"),
	maxBytes: maxFormBytes,
	body: listAddSchema,
	answer: listAddAnswer,
	handle: async ({ body: { file, fingerprint }, who }) => {
		const added = await addDates(file, fingerprint, who);
		return { success: true as const, message: dateListText.done(added), added };
	},
});
