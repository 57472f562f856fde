"use server";
import { applicationSchema } from "@/lib/contract/application";
import type { FormAnswer } from "@/lib/contract/form-answer";
import type { ReceivedApplication } from "@/lib/contract/students";
import { formAction } from "@/lib/http/form-action";
import { applications } from "@/lib/http/limits";
import { repeatKey } from "@/lib/http/repeat-key";
import { getApplication, submitApplication } from "@/lib/school/applications";

const send = formAction({
	body: applicationSchema.omit({ browser_key: true }),
	limit: applications,
	handle: async ({ body, request }) => {
		const { id, token } = await submitApplication({ ...body, browser_key: repeatKey(request, body) });
		return { token, application: await getApplication(id) };
	},
});

/** The admission form without JavaScript. */
export async function sendApplication(
	previous: FormAnswer<ReceivedApplication> | null,
	data: FormData,
): Promise<FormAnswer<ReceivedApplication>> {
	return send(previous, data);
}
