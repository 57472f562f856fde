import { applicationAnswer, applicationSchema } from "@/lib/contract/application";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { applications } from "@/lib/http/limits";
import { submitApplication } from "@/lib/school/applications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: applications,
	body: applicationSchema,
	answer: applicationAnswer,
	handle: async ({ body }) => ({ success: true as const, data: await submitApplication(body) }),
});
