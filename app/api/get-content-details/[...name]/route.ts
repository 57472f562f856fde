import { contentParams } from "@/lib/contract/fields";
import { contentAnswer } from "@/lib/contract/shapes";
import { getContent } from "@/lib/school/contents";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: contentParams,
	answer: contentAnswer,
	handle: async ({ params }) => {
		const content = await getContent(params.name);
		if (!content) throw notFoundError();
		return { content };
	},
});
