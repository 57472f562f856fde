"use client";
import { CallForm } from "@/components/forms/call-form";
import { Field } from "@/components/forms/field";
import { openApplicationText as text } from "@/lib/bengali/application";
import { callApi, FailedCall } from "@/lib/browser/call";
import { storeApplicationToken } from "@/lib/browser/tokens";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useLeave } from "@/lib/browser/use-leave";
import { applicationPath } from "@/lib/contract/paths";
import type { OpenApplicationAnswer } from "@/lib/contract/students";

/** Dates have separators or are eight digits; a mobile number has eleven or more. */
const isDate = (fact: string) => /[-/.]\s*[\d০-৯]{1,2}\s*[-/.]/.test(fact) || /^[\d০-৯]{8}$/.test(fact.trim());

/**
 * Opens an application that was sent from another device.
 * @param number of the application, where the page is about one
 */
export function OpenApplication({ number }: { number?: string }) {
	const { leaving, leave } = useLeave();
	const call = useFormCall({
		required: text.required,
		send: async ({ application, fact }) => {
			const body = { student_id: application, [isDate(fact) ? "birth_date" : "mobile"]: fact };
			const answer = await callApi<OpenApplicationAnswer>("/api/student/student-application-open", { body }).catch(
				(error: unknown) => {
					throw error instanceof FailedCall ? atFields(error) : error;
				},
			);
			if (!answer.success) return { message: answer.message };
			storeApplicationToken(answer.data.token, { isNew: false });
			if (number === undefined) leave(applicationPath(answer.data.student_id));
			return null;
		},
	});
	return (
		<CallForm call={call} waiting={leaving} submit={text.submit} waitingText={text.waiting}>
			<Field name="application" label={text.number} hint={text.numberHint} error={call.errors.application} required>
				{(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" defaultValue={number} />}
			</Field>
			<Field name="fact" label={text.fact} hint={text.factHint} error={call.errors.fact} required>
				{(control) => <input {...control} type="text" autoComplete="off" />}
			</Field>
		</CallForm>
	);
}

/** Maps errors to the form's fields: it has one field for two of the call, and another name for the number. */
function atFields({ status, message, errors: { student_id, mobile, birth_date } }: FailedCall): FailedCall {
	const fact = mobile ?? birth_date;
	return new FailedCall(status, message, { ...(student_id && { application: student_id }), ...(fact && { fact }) });
}
