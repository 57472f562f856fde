import { defaultNoticeKind } from "@/lib/contract/educational";
import { pageQuery } from "@/lib/contract/input";
import { noticeKindsAnswer } from "@/lib/contract/shapes";
import { call } from "@/lib/http/call";
import { getItems } from "@/lib/school/item-lists";

/** The kinds of a page's notices by name, without the general one: the answer of /api/notices-get is fixed. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	access: "public",
	query: pageQuery,
	answer: noticeKindsAnswer,
	handle: async ({ query }) => {
		const { data } = await getItems("notice", query.page);
		const kinds = data.flatMap(({ name, notice_kind: kind }) =>
			kind && kind !== defaultNoticeKind ? [[name, kind] as const] : [],
		);
		return { kinds: Object.fromEntries(kinds) };
	},
});
