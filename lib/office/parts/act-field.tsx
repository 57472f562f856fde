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
