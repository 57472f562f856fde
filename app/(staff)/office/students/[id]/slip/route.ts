import { recordParams, slipsAnswer } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { siteAddress } from "@/lib/http/site-address";
import { staffOnly } from "@/lib/http/staff-guards";
import { makeSlip } from "@/lib/office/slips";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffOnly,
	params: recordParams,
	answer: slipsAnswer,
	handle: ({ params }, { headers }) => makeSlip(params.id, siteAddress(headers)),
});
