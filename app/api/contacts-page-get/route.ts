import { contactAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getContact } from "@/lib/school/settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: contactAnswer,
	handle: async () => ({ contact: await getContact() }),
});
