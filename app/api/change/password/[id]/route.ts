import { codeParams, passwordAnswer, passwordSchema } from "@/lib/contract/students";
import { changePassword } from "@/lib/school/students";
import { ownToken } from "@/lib/security/authorise";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams,
	authorise: (request, { id }) => ownToken(request, id),
	body: passwordSchema,
	answer: passwordAnswer,
	handle: ({ request, who, body }) => changePassword(request, who, body),
});
