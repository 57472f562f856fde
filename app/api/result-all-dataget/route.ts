import { resultChoicesAnswer } from "@/lib/contract/results";
import { call } from "@/lib/http/call";
import { getPublishedExams } from "@/lib/school/exams";
import { getClasses, getYears } from "@/lib/school/structure";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	answer: resultChoicesAnswer,
	handle: async () => {
		const [exams, year, classes] = await Promise.all([getPublishedExams(), getYears(), getClasses()]);
		return { exams, year, class: classes };
	},
});
