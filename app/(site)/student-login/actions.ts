"use server";
import { openApplicationText } from "@/lib/bengali/application";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { type OpenedApplication, openingFormSchema } from "@/lib/contract/students";
import { formAction } from "@/lib/http/form-action";
import { applicationOpenings } from "@/lib/http/limits";
import { qrCodeOf } from "@/lib/http/sheet-codes";
import { getApplication, getApplicationState, openApplication } from "@/lib/school/applications";
import { SchoolError } from "@/lib/school/errors";
import { applicationToken } from "@/lib/school/sheet-codes";
import { getClasses } from "@/lib/school/structure";

const open = formAction({
	body: openingFormSchema,
	required: openApplicationText.required,
	// The answer says whether the facts were right, so it is counted where they are compared.
	limit: (_request, _input, work) => work(),
	handle: async ({ body: { application: student_id, fact }, request }) => {
		const counted = { body: { student_id } };
		const { found } = await applicationOpenings(request, counted, async () => {
			const opened = await openApplication({ student_id, ...fact });
			return { success: opened !== null, found: opened };
		});
		if (!found) throw new SchoolError("notFound", openApplicationText.refused);
		const { id, token } = found;
		const code = await qrCodeOf(request, await applicationToken(id));
		const [application, progress, classes] = await Promise.all([
			getApplication(id),
			getApplicationState(id),
			getClasses(),
		]);
		return { token, code, application, progress, classes };
	},
});

/** Opens an application that was sent, without JavaScript. */
export async function openSentApplication(
	previous: FormAnswer<OpenedApplication> | null,
	data: FormData,
): Promise<FormAnswer<OpenedApplication>> {
	return open(previous, data);
}
