import { contentParams } from "@/lib/contract/fields";
import { contentAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getContent } from "@/lib/school/contents";
import { notFoundError } from "@/lib/school/errors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: contentParams,
	answer: contentAnswer,
	handle: async ({ params }) => {
		const content = await getContent(params.name);
		if (!content) throw notFoundError();
		return { content };
	},
});
