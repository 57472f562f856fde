import { contentParams } from "@/lib/contract/input";
import { contentAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getContent } from "@/lib/school/contents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: contentParams,
	answer: contentAnswer,
	handle: async ({ params }) => {
		const content = await getContent(params.name);
		return content && { content };
	},
});
