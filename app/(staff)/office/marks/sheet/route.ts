import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { writeMarkSheet } from "@/lib/office/marks/file";

/** The grid of an exam and section as a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: staffFor("marks"),
	query: z.object({ exam: idField, section: idField }),
	answer: z.instanceof(Response),
	handle: async ({ query: { exam, section }, who }) => {
		const { bytes, name } = await writeMarkSheet(exam, section, who);
		return sendDownload(bytes, name, "xlsx");
	},
});
