import { z } from "zod";
import { studentCodeField } from "@/lib/contract/input";
import { personSchema } from "@/lib/contract/students";
import { getApplication } from "@/lib/school/applications";
import { ownToken } from "@/lib/security/authorise";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: z.object({ student_id: studentCodeField }),
	authorise: (request, { student_id }) => ownToken(request, student_id),
	answer: z.object({ student: personSchema }),
	handle: async ({ who }) => {
		if (who.application === null) throw notFoundError();
		return { student: await getApplication(who.application) };
	},
});
