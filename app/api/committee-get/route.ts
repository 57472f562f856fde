import { peopleAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getCommittee } from "@/lib/school/people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: peopleAnswer,
	handle: async () => ({ data: await getCommittee() }),
});
