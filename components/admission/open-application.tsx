"use client";
import { CallForm } from "@/components/forms/call-form";
import { Field } from "@/components/forms/field";
import { openApplicationText as text } from "@/lib/bengali/application";
import { callApi, FailedCall } from "@/lib/browser/call";
import { storeApplicationToken } from "@/lib/browser/tokens";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useLeave } from "@/lib/browser/use-leave";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { factField } from "@/lib/contract/opening-fact";
import { applicationPath } from "@/lib/contract/paths";
import type { OpenApplicationAnswer, OpenedApplication } from "@/lib/contract/students";

type Props = {
	number?: string;
	action?: (data: FormData) => void;
	answer?: FormAnswer<OpenedApplication> | null;
};

/**
 * Opens an application that was sent from another device.
 * @param number of the application, where the page is about one
 * @param action for a submit without JavaScript, where the page has one, with its answer
 */
export function OpenApplication({ number, action, answer }: Props) {
	const { leaving, leave } = useLeave();
	const call = useFormCall({
		required: text.required,
		answer,
		send: async ({ application, fact }) => {
			const body = { student_id: application, [factField(fact)]: fact };
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
	const typed = answer?.done === null ? answer.typed : {};
	return (
		<CallForm action={action} call={call} waiting={leaving} submit={text.submit} waitingText={text.waiting}>
			<Field name="application" label={text.number} hint={text.numberHint} error={call.errors.application} required>
				{(control) => (
					<input
						{...control}
						type="text"
						inputMode="numeric"
						autoComplete="off"
						defaultValue={typed.application ?? number}
					/>
				)}
			</Field>
			<Field name="fact" label={text.fact} hint={text.factHint} error={call.errors.fact} required>
				{(control) => <input {...control} type="text" autoComplete="off" defaultValue={typed.fact} />}
			</Field>
		</CallForm>
	);
}

/** Maps errors to the form's fields: it has one field for two of the call, and another name for the number. */
function atFields({ status, message, errors: { student_id, mobile, birth_date } }: FailedCall): FailedCall {
	const fact = mobile ?? birth_date;
	return new FailedCall(status, message, { ...(student_id && { application: student_id }), ...(fact && { fact }) });
}
