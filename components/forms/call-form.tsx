import type { ReactNode, Ref } from "react";
import type { useFormCall } from "@/lib/browser/use-form-call";
import { ErrorSummary } from "./error-summary";
import forms from "./forms.module.css";
import { SubmitButton } from "./submit-button";

type Props = {
	/** State from {@link useFormCall}. */
	call: ReturnType<typeof useFormCall>;
	submit: string;
	waitingText: string;
	/** Whether to show the waiting state for another reason, such as navigation after the call. */
	waiting?: boolean;
	/** Server Action for a submit without JavaScript; without one the form is hidden until JavaScript runs. */
	action?: (data: FormData) => void;
	ref?: Ref<HTMLFormElement>;
	/** The form's fields. */
	children: ReactNode;
};

/** A form submitted by an API call: error summary, fields, submit button. */
export function CallForm({ call, submit, waitingText, waiting = false, action, ref, children }: Props) {
	return (
		<form
			ref={ref}
			action={action}
			noValidate
			className={action ? forms.form : `${forms.form} needs-script`}
			onSubmit={(event) => (waiting ? event.preventDefault() : call.onSubmit(event))}
		>
			<ErrorSummary errors={call.errors} message={call.message} attempt={call.attempt} />
			{children}
			<SubmitButton withoutScript={Boolean(action)} waiting={call.waiting || waiting} waitingText={waitingText}>
				{submit}
			</SubmitButton>
		</form>
	);
}
