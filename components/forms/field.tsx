import type { ReactNode } from "react";
import { formText } from "@/lib/bengali/forms";
import { languageOf } from "@/lib/bengali/outcomes";
import styles from "./forms.module.css";

/** Attributes that link the control to its label, hint and error. */
type Control = {
	id: string;
	name: string;
	className: string | undefined;
	"aria-required": boolean | undefined;
	"aria-invalid": boolean | undefined;
	"aria-describedby": string | undefined;
};

type Props = {
	name: string;
	label: string;
	hint?: string;
	/** Same sentence as in the error summary. */
	error?: string;
	required?: boolean;
	children: (control: Control) => ReactNode;
};

/** Beside the label of a required field. */
export const Star = () => (
	<span className={styles.star} aria-hidden="true">
		{" "}
		*
	</span>
);

/** @param id for the `aria-describedby` of what is wrong */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
	<p id={id} className={styles.error}>
		<span className="hidden">{formText.error}: </span>
		<span lang={languageOf(children)}>{children}</span>
	</p>
);

/** Form field: label, hint, error message and the control rendered by `children`. */
export function Field({ name, label, hint, error, required, children }: Props) {
	const hintId = `${name}-hint`;
	const errorId = `${name}-error`;
	const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
	return (
		<div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
			<label htmlFor={name} className={styles.label}>
				{label}
				{required && <Star />}
			</label>
			{hint && (
				<p id={hintId} className={styles.hint}>
					{hint}
				</p>
			)}
			{error && <FieldError id={errorId}>{error}</FieldError>}
			{children({
				id: name,
				name,
				className: styles.control,
				"aria-required": required || undefined,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": described || undefined,
			})}
		</div>
	);
}
