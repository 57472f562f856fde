import { enrolText } from "@/lib/bengali/student-office";
import { enrolmentSchema, recordAnswer, recordParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffOnly } from "@/lib/http/staff-guards";
import { enrolStudent } from "@/lib/office/enrolments";
import { getStudentRecord } from "@/lib/office/student-record";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffOnly,
	params: recordParams,
	body: enrolmentSchema,
	answer: recordAnswer,
	handle: async ({ params: { id }, body }) => {
		await enrolStudent(id, body);
		return { success: true as const, message: enrolText.done, record: await getStudentRecord(id) };
	},
});
