import { pageQuery } from "@/lib/contract/input";
import { itemPageAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getItems } from "@/lib/school/item-lists";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: "public",
	query: pageQuery,
	answer: itemPageAnswer,
	handle: async ({ query }) => ({ notice: await getItems("notice", query.page) }),
});
