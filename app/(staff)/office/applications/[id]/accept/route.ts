import { enrolmentSchema, recordParams, slipsAnswer } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { siteAddress } from "@/lib/http/site-address";
import { staffFor } from "@/lib/http/staff-guards";
import { acceptApplication } from "@/lib/office/admissions/decide";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("admissions"),
	params: recordParams,
	body: enrolmentSchema,
	answer: slipsAnswer,
	handle: ({ params: { id }, body, who }, { headers }) => acceptApplication(id, body, siteAddress(headers), who),
});
