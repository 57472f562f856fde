import { enrolText } from "@/lib/bengali/office/students";
import { enrolmentSchema, recordAnswer, recordParams } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { enrolStudent } from "@/lib/office/students/enrolments";
import { getStudentRecord } from "@/lib/office/students/record";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("students"),
	params: recordParams,
	body: enrolmentSchema,
	answer: recordAnswer,
	handle: async ({ params: { id }, body, who }) => {
		await enrolStudent(id, body, who);
		return { success: true as const, message: enrolText.done, record: await getStudentRecord(id) };
	},
});
