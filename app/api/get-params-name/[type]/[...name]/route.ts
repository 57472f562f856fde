import { itemParams } from "@/lib/contract/input";
import { itemAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getItem } from "@/lib/school/educational";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	params: itemParams,
	answer: itemAnswer,
	handle: async ({ params }) => {
		const data = await getItem(params.type, params.name);
		return data && { data };
	},
});
