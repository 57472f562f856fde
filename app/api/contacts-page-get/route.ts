import { contactAnswer } from "@/lib/contract/shapes";
import { getContact } from "@/lib/school/contact";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: contactAnswer,
	handle: async () => ({ contact: await getContact() }),
});
