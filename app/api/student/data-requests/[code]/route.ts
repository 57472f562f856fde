import { dataRequestsAnswer } from "@/lib/contract/data-requests";
import { codeParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownRecord } from "@/lib/http/guards";
import { getDataRequests } from "@/lib/school/data-requests";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("code"),
	access: ownRecord,
	answer: dataRequestsAnswer,
	handle: async ({ who }) => ({ data: await getDataRequests(who.code) }),
});
