import { recordParams, slipsAnswer } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { siteAddress } from "@/lib/http/site-address";
import { staffFor } from "@/lib/http/staff-guards";
import { makeSlip } from "@/lib/office/slips/slips";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("students"),
	params: recordParams,
	answer: slipsAnswer,
	handle: ({ params, who }, { headers }) => makeSlip(params.id, siteAddress(headers), who),
});
