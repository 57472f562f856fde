import { applicationAnswer, applicationSchema } from "@/lib/contract/application";
import { submitApplication } from "@/lib/school/applications";
import { call } from "@/lib/security/call";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	body: applicationSchema,
	answer: applicationAnswer,
	handle: async ({ request, body }) => ({ success: true as const, data: await submitApplication(request, body) }),
});
