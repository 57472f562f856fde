import { sectionSlipsSchema, slipsAnswer } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { siteAddress } from "@/lib/http/site-address";
import { staffOnly } from "@/lib/http/staff-guards";
import { makeSectionSlips } from "@/lib/office/slips";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffOnly,
	body: sectionSlipsSchema,
	answer: slipsAnswer,
	handle: ({ body }, { headers }) => makeSectionSlips(body, siteAddress(headers)),
});
