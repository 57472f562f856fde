import { sectionCountsAnswer, yearParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { getSectionCounts } from "@/lib/school/directory";
import { notFoundError } from "@/lib/school/errors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: yearParams,
	answer: sectionCountsAnswer,
	handle: async ({ params }) => {
		const counts = await getSectionCounts(params.year);
		if (!counts) throw notFoundError();
		return counts;
	},
});
