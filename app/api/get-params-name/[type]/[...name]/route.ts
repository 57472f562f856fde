import { itemParams } from "@/lib/contract/fields";
import { itemAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getItem } from "@/lib/school/educational";
import { notFoundError } from "@/lib/school/errors";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: itemParams,
	answer: itemAnswer,
	handle: async ({ params }) => {
		const item = await getItem(params.type, params.name);
		if (!item) throw notFoundError();
		return { data: item };
	},
});
