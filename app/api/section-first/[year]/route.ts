import { sectionCountsAnswer, yearParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { getSectionCounts } from "@/lib/school/directory";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: yearParams,
	answer: sectionCountsAnswer,
	handle: ({ params }) => getSectionCounts(params.year),
});
