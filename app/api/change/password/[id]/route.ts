import { codeParams, passwordAnswer, passwordSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownPassword } from "@/lib/http/guards";
import { passwordChanges } from "@/lib/http/limits";
import { changePassword } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams("id"),
	access: ownPassword,
	limit: passwordChanges,
	body: passwordSchema,
	answer: passwordAnswer,
	handle: ({ who, body }) => changePassword(who, body),
});
