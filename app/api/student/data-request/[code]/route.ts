import { dataRequestText } from "@/lib/bengali/data-requests";
import { formatDate } from "@/lib/bengali/dates";
import { dataRequestSchema, sentRequestAnswer } from "@/lib/contract/data-requests";
import { codeParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownRecord } from "@/lib/http/guards";
import { getDataRequests, sendDataRequest } from "@/lib/school/data-requests";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	params: codeParams("code"),
	access: ownRecord,
	body: dataRequestSchema,
	answer: sentRequestAnswer,
	handle: async ({ who, body }) => {
		const until = await sendDataRequest(who.code, body);
		const message = dataRequestText.sent(formatDate(until));
		return { success: true as const, message, data: await getDataRequests(who.code) };
	},
});
