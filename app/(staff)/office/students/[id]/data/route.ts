import { z } from "zod";
import { recordParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { sendDownload } from "@/lib/http/download";
import { staffFor } from "@/lib/http/staff-guards";
import { makeStudentFile } from "@/lib/office/student-data/file";

/** All that the school holds of a student. POST, because it is recorded. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("student-data"),
	params: recordParams,
	answer: z.instanceof(Response),
	handle: async ({ params: { id }, who }) => {
		const { bytes, name } = await makeStudentFile(id, who);
		return sendDownload(bytes, name, "html");
	},
});
