import { z } from "zod";
import { codeParams, studentSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownRecord } from "@/lib/http/guards";
import { getStudent } from "@/lib/school/students";

/**
 * A student's record. The segment is the student id; it is named `year` because the directory's path has the same prefix,
 * and Next allows only one name for a dynamic segment on a level.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("year"),
	access: ownRecord,
	answer: z.object({ data: studentSchema }),
	handle: async ({ who }) => (who.student === null ? null : { data: await getStudent(who.student) }),
});
