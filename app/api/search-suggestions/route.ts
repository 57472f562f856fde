import { suggestionsAnswer, suggestionsQuery } from "@/lib/contract/search";
import { call } from "@/lib/http/call";
import { searches } from "@/lib/http/limits";
import { suggest } from "@/lib/school/search";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	limit: searches,
	query: suggestionsQuery,
	answer: suggestionsAnswer,
	handle: async ({ query }) => ({ data: await suggest(query.q) }),
});
