import { pageQuery } from "@/lib/contract/fields";
import { directoryAnswer, sectionParams } from "@/lib/contract/students";
import { getDirectory } from "@/lib/school/directory";
import { directoryAccess } from "@/lib/security/authorise";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: sectionParams,
	query: pageQuery,
	authorise: directoryAccess,
	answer: directoryAnswer,
	handle: async ({ params, query }) => {
		const directory = await getDirectory(params.year, params.class, params.section, query.page);
		if (!directory) throw notFoundError();
		return directory;
	},
});
