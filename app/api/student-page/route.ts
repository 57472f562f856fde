import { studentPageAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { getStudentPage } from "@/lib/school/structure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: studentPageAnswer,
	handle: getStudentPage,
});
