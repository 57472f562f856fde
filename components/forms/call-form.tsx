import type { ReactNode, Ref } from "react";
import type { useFormCall } from "@/lib/browser/use-form-call";
import { ErrorSummary } from "./error-summary";
import forms from "./forms.module.css";
import { SubmitButton } from "./submit-button";

type Props = {
	/** What {@link useFormCall} keeps of the form. */
	call: ReturnType<typeof useFormCall>;
	submit: string;
	waitingText: string;
	/** Whether it waits for more than its call. */
	waiting?: boolean;
	/** Where the form goes without a script. A form that has no such place waits for its script. */
	action?: (data: FormData) => void;
	ref?: Ref<HTMLFormElement>;
	/** The form's fields. */
	children: ReactNode;
};

/** A form that a call is sent by: what is wrong above its fields, and the button below them. */
export function CallForm({ call, submit, waitingText, waiting = false, action, ref, children }: Props) {
	return (
		<form
			ref={ref}
			action={action}
			noValidate
			className={action ? forms.form : `${forms.form} needs-script`}
			onSubmit={call.onSubmit}
		>
			<ErrorSummary errors={call.errors} message={call.message} attempt={call.attempt} />
			{children}
			<SubmitButton withoutScript={Boolean(action)} waiting={call.waiting || waiting} waitingText={waitingText}>
				{submit}
			</SubmitButton>
		</form>
	);
}
