import { openApplicationText } from "@/lib/bengali/application";
import { openApplicationAnswer, openApplicationSchema } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownSite } from "@/lib/http/guards";
import { applicationOpenings } from "@/lib/http/limits";
import { openApplication } from "@/lib/school/applications";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: ownSite,
	limit: applicationOpenings,
	body: openApplicationSchema,
	answer: openApplicationAnswer,
	handle: async ({ body }) => {
		const opened = await openApplication(body);
		return opened
			? { success: true as const, data: { token: opened.token, student_id: body.student_id } }
			: { success: false as const, message: openApplicationText.refused };
	},
});
