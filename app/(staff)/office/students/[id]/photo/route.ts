import { studentText } from "@/lib/bengali/students";
import { photoSchema, recordAnswer, recordParams } from "@/lib/contract/student-office";
import { environment } from "@/lib/environment";
import { call } from "@/lib/http/call";
import { staffOnly } from "@/lib/http/staff-guards";
import { getStudentRecord } from "@/lib/office/student-record";
import { setPicture } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffOnly,
	params: recordParams,
	body: photoSchema,
	maxBytes: environment.UPLOAD_BYTES,
	answer: recordAnswer,
	handle: async ({ params: { id }, body }) => {
		// Refuses an unknown student.
		await getStudentRecord(id);
		await setPicture(id, body.image);
		return { success: true as const, message: studentText.picture.changed, record: await getStudentRecord(id) };
	},
});
