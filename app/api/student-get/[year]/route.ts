import { z } from "zod";
import { studentCodeField } from "@/lib/contract/input";
import { personSchema } from "@/lib/contract/students";
import { getStudent } from "@/lib/school/students";
import { ownToken } from "@/lib/security/authorise";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

// The part is a student id. It is called year because the directory's path begins alike, and one
// level of folders has one name.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: z.object({ year: studentCodeField }).transform(({ year }) => ({ code: year })),
	authorise: (request, { code }) => ownToken(request, code),
	answer: z.object({ data: personSchema }),
	handle: async ({ who }) => {
		if (who.student === null) throw notFoundError();
		return { data: await getStudent(who.student) };
	},
});
