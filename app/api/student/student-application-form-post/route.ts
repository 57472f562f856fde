import { applicationAnswer } from "@/lib/contract/application";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { applications } from "@/lib/http/limits";
import { environment } from "@/lib/machine/environment";
import { applicationBody, submitApplication } from "@/lib/school/applications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: applications,
	maxFormBytes: environment.UPLOAD_BYTES,
	body: applicationBody,
	answer: applicationAnswer,
	handle: async ({ body }) => ({ success: true as const, data: await submitApplication(body) }),
});
