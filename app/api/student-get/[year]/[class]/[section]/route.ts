import { pageQuery } from "@/lib/contract/fields";
import { directoryAnswer, sectionParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { directoryReader } from "@/lib/http/guards";
import { getDirectory } from "@/lib/school/directory";
import { notFoundError } from "@/lib/school/errors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sectionParams,
	query: pageQuery,
	access: directoryReader,
	answer: directoryAnswer,
	handle: async ({ params, query }) => {
		const directory = await getDirectory(params.year, params.class, params.section, query.page);
		if (!directory) throw notFoundError();
		return directory;
	},
});
