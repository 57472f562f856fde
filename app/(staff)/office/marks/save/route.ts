import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { saveMarks } from "@/lib/office/marks/save";
import { marksAnswer, marksSchema } from "@/lib/office/marks/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("marks"),
	body: marksSchema,
	answer: marksAnswer,
	handle: async ({ body, who }) => saveMarks(body, who),
});
