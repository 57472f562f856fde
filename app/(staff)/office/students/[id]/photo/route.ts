import { studentText } from "@/lib/bengali/students";
import { photoSchema, recordAnswer, recordParams } from "@/lib/contract/student-office";
import { environment } from "@/lib/environment";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { changePhoto } from "@/lib/office/students/photo";
import { getStudentRecord } from "@/lib/office/students/record";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("students"),
	params: recordParams,
	body: photoSchema,
	maxBytes: environment.UPLOAD_BYTES,
	answer: recordAnswer,
	handle: async ({ params: { id }, body, who }) => {
		await changePhoto(id, body.image, who);
		return { success: true as const, message: studentText.picture.changed, record: await getStudentRecord(id) };
	},
});
