import { studentText } from "@/lib/bengali/students";
import { loginAnswer, loginSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { logins } from "@/lib/http/limits";
import { login } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	limit: logins,
	body: loginSchema,
	answer: loginAnswer,
	handle: async ({ body }) => {
		const token = await login(body.student_id, body.password);
		return token
			? { success: true as const, data: { token } }
			: { success: false as const, message: studentText.loginFailed };
	},
});
