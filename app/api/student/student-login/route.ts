import { studentText } from "@/lib/bengali/students";
import { loginAnswer, loginSchema } from "@/lib/contract/students";
import { login } from "@/lib/school/students";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	body: loginSchema,
	answer: loginAnswer,
	handle: async ({ request, body }) => {
		const token = await login(request, body.student_id, body.password);
		return token
			? { success: true as const, data: { token } }
			: { success: false as const, message: studentText.loginFailed };
	},
});
