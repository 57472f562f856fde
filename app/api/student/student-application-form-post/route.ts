import { applicationAnswer } from "@/lib/contract/application";
import { uploadBytes } from "@/lib/contract/body-limits.js";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { applications } from "@/lib/http/limits";
import { applicationBody, submitApplication } from "@/lib/school/applications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: applications,
	maxFormBytes: uploadBytes,
	body: applicationBody,
	answer: applicationAnswer,
	handle: async ({ body }) => ({ success: true as const, data: await submitApplication(body) }),
});
