import { sectionCountsAnswer, yearParams } from "@/lib/contract/students";
import { getSectionCounts } from "@/lib/school/directory";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: yearParams,
	answer: sectionCountsAnswer,
	handle: async ({ params }) => {
		const counts = await getSectionCounts(params.year);
		if (!counts) throw notFoundError();
		return counts;
	},
});
