import type { ReactNode, Ref } from "react";
import type { useFormCall } from "@/lib/browser/use-form-call";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { ErrorSummary } from "./error-summary";
import forms from "./forms.module.css";

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

type ButtonProps = {
	children: string;
	waiting: boolean;
	waitingText: string;
	/** Whether the form has a Server Action; otherwise the button is disabled until hydration. */
	withoutScript?: boolean;
};

/** Before hydration a native submit would send a form's values, passwords included, in the page's query string. */
export function SubmitButton({ children, waiting, waitingText, withoutScript = false }: ButtonProps) {
	const ready = useHydrated() || withoutScript;
	return (
		<>
			<button
				type="submit"
				className={withoutScript ? "button" : "button needs-script"}
				disabled={!ready}
				aria-disabled={waiting || undefined}
			>
				{waiting ? waitingText : children}
			</button>
			<span role="status" className="hidden">
				{waiting && waitingText}
			</span>
		</>
	);
}
