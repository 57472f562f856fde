import { homeAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getHome } from "@/lib/school/home";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
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
