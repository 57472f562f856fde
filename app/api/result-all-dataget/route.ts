import { resultChoicesAnswer } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { getResultChoices } from "@/lib/school/releases";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: resultChoicesAnswer,
	handle: getResultChoices,
});
