import { studentPageAnswer } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { getClasses, getYears } from "@/lib/school/structure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: studentPageAnswer,
	handle: async () => {
		const [years, classes] = await Promise.all([getYears(), getClasses()]);
		return { years, class: classes };
	},
});
