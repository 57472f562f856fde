import { studentText } from "@/lib/bengali/students";
import { loginAnswer, loginSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { logins } from "@/lib/http/limits";
import { login } from "@/lib/school/students";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: logins,
	body: loginSchema,
	answer: loginAnswer,
	handle: async ({ body }) => {
		const made = await login(body.student_id, body.password);
		if (made === null) return { success: false as const, message: studentText.loginFailed };
		if (made === "ended") return { success: false as const, message: studentText.password.slipEnded };
		const { token, mustChange } = made;
		return { success: true as const, data: { token, ...(mustChange && { must_change: true as const }) } };
	},
});
