import { Button } from "@payloadcms/ui";
import { type ReactNode, useId } from "react";

type Control = { className: string; id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };

type Props = {
	label: string;
	hint?: string;
	/** Messages of this field. */
	errors: string[] | undefined;
	/** Renders the control with these attributes. */
	children: (control: Control) => ReactNode;
};

/** A labelled form control with its error message. */
export function ActField({ label, hint, errors, children }: Props) {
	const id = useId();
	const [message] = errors ?? [];
	const described = message || hint ? `${id}-note` : undefined;
	return (
		<div className="students-field">
			<label htmlFor={id}>{label}</label>
			{children({
				className: "office-control",
				id,
				"aria-describedby": described,
				"aria-invalid": message !== undefined,
			})}
			{described && (
				<p id={described} role={message ? "alert" : undefined} className={message ? "students-error" : "students-hint"}>
					{message ?? hint}
				</p>
			)}
		</div>
	);
}

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A box to tick, with its label. */
export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
	<label className="check-field">
		<input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
		<span>{label}</span>
	</label>
);

type ActButtonsProps = {
	sending: boolean;
	text: { submit: string; sending: string; cancel: string };
	/** For controls outside a `<form>`; without it the button submits the form. */
	act?: () => void;
	close: () => void;
};

/** The buttons below the fields of an action: submit and cancel. */
export const ActButtons = ({ sending, text, act, close }: ActButtonsProps) => (
	<div className="office-line students-buttons">
		<Button disabled={sending} margin={false} type={act ? "button" : "submit"} onClick={act}>
			<span aria-live="polite">{sending ? text.sending : text.submit}</span>
		</Button>
		<Button buttonStyle="secondary" margin={false} onClick={close}>
			{text.cancel}
		</Button>
	</div>
);
