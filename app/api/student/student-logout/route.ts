import { studentText } from "@/lib/bengali/students";
import { logoutAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { tokenHolder } from "@/lib/http/guards";
import { endToken } from "@/lib/school/tokens";

/** Ends the one token that asks, a student's or an application's; the person's other phones stay logged in. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: tokenHolder,
	answer: logoutAnswer,
	handle: async ({ who }) => {
		await endToken(who);
		return { success: true as const, message: studentText.loggedOut };
	},
});
