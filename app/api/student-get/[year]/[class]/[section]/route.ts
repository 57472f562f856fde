import { pageQuery } from "@/lib/contract/input";
import { directoryAnswer, sectionParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { directoryReader } from "@/lib/http/guards";
import { getDirectory } from "@/lib/school/directory";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sectionParams,
	query: pageQuery,
	access: directoryReader,
	answer: directoryAnswer,
	handle: ({ params, query }) => getDirectory(params.year, params.class, params.section, query.page),
});
