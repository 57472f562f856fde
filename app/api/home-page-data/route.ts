import { homeAnswer } from "@/lib/contract/shapes";
import { getHome } from "@/lib/school/home";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	answer: homeAnswer,
	handle: async () => {
		const { history, blocks, notices, routines, curriculums } = await getHome();
		return {
			schoolhistory: history,
			imageContentwithoutSchoolHistory: blocks,
			notice: { data: notices },
			routine: { data: routines },
			curriulum: { data: curriculums },
		};
	},
});
