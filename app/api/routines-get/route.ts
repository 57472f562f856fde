import { pageQuery } from "@/lib/contract/fields";
import { itemPageAnswer } from "@/lib/contract/shapes";
import { getItems } from "@/lib/school/educational";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	query: pageQuery,
	answer: itemPageAnswer,
	handle: async ({ query }) => ({ notice: await getItems("routine", query.page) }),
});
