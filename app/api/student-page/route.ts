import { studentPageAnswer } from "@/lib/contract/students";
import { getClasses, getYears } from "@/lib/school/structure";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: studentPageAnswer,
	handle: async () => {
		const [years, classes] = await Promise.all([getYears(), getClasses()]);
		return { years, class: classes };
	},
});
