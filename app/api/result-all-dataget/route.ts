import { resultChoicesAnswer } from "@/lib/contract/results";
import { getPublishedExams } from "@/lib/school/exams";
import { getClasses, getYears } from "@/lib/school/structure";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: resultChoicesAnswer,
	handle: async () => {
		const [exams, year, classes] = await Promise.all([getPublishedExams(), getYears(), getClasses()]);
		return { exams, year, class: classes };
	},
});
