import { studentText } from "@/lib/bengali/students";
import { logoutAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { tokenHolder } from "@/lib/http/guards";
import { endToken } from "@/lib/school/tokens";

/** Revokes the token of the request, a student's or an application's; other tokens stay valid. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: tokenHolder,
	answer: logoutAnswer,
	handle: async ({ who }) => {
		await endToken(who);
		return { success: true as const, message: studentText.loggedOut };
	},
});
