import { peopleAnswer } from "@/lib/contract/shapes";
import { getTeachers } from "@/lib/school/people";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: peopleAnswer,
	handle: async () => ({ data: await getTeachers() }),
});
