import { sectionSlipsSchema, slipsAnswer } from "@/lib/contract/student-office";
import { call } from "@/lib/http/call";
import { siteAddress } from "@/lib/http/site-address";
import { staffFor } from "@/lib/http/staff-guards";
import { makeSectionSlips } from "@/lib/office/slips/slips";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("students"),
	body: sectionSlipsSchema,
	answer: slipsAnswer,
	handle: ({ body, who }, { headers }) => makeSectionSlips(body, siteAddress(headers), who),
});
