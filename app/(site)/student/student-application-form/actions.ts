"use server";
import { consentVersion } from "@/lib/bengali/consent";
import type { FormAnswer } from "@/lib/contract/form-answer";
import type { ReceivedApplication } from "@/lib/contract/students";
import { formAction } from "@/lib/http/form-action";
import { applications } from "@/lib/http/limits";
import { qrCodeOf } from "@/lib/http/sheet-codes";
import { applicationBody, getApplication, submitApplication } from "@/lib/school/applications";
import { repeatKey } from "@/lib/school/repeat-key";
import { applicationToken } from "@/lib/school/sheet-codes";

const send = formAction({
	body: applicationBody.omit({ browser_key: true, consent_version: true }),
	limit: applications,
	handle: async ({ body, request }) => {
		const consent = { consent: body.consent ?? false, consent_version: consentVersion };
		const { id, token } = await submitApplication({ ...body, ...consent, browser_key: repeatKey(request, body) });
		const code = await qrCodeOf(request, await applicationToken(id));
		return { token, application: await getApplication(id), code };
	},
});

/** The admission form without JavaScript. */
export async function sendApplication(
	previous: FormAnswer<ReceivedApplication> | null,
	data: FormData,
): Promise<FormAnswer<ReceivedApplication>> {
	return send(previous, data);
}
