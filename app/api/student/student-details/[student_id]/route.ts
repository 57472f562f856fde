import { z } from "zod";
import { codeParams, studentSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownApplication } from "@/lib/http/guards";
import { getApplication } from "@/lib/school/applications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("student_id"),
	access: ownApplication,
	answer: z.object({ student: studentSchema }),
	handle: async ({ who }) => ({ student: await getApplication(who.application) }),
});
