import { itemParams } from "@/lib/contract/fields";
import { itemAnswer } from "@/lib/contract/shapes";
import { getItem } from "@/lib/school/educational";
import { call } from "@/lib/security/call";
import { notFoundError } from "@/lib/security/call-error";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: itemParams,
	answer: itemAnswer,
	handle: async ({ params }) => {
		const item = await getItem(params.type, params.name);
		if (!item) throw notFoundError();
		return { data: item };
	},
});
