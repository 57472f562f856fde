import type { ReactNode } from "react";
import { formText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";

/** What the control itself has to carry, so that its label, hint and error belong to it. */
export type Control = {
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
	/** The sentence that stands at the field; it stands in the summary as well. */
	error?: string;
	required?: boolean;
	children: (control: Control) => ReactNode;
};

/** A labelled place of a form: its control, what to write there, and what is wrong with what was written. */
export function Field({ name, label, hint, error, required, children }: Props) {
	const hintId = `${name}-hint`;
	const errorId = `${name}-error`;
	const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
	return (
		<div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
			<label htmlFor={name} className={styles.label}>
				{label}
				{required && (
					<span className={styles.star} aria-hidden="true">
						{" "}
						*
					</span>
				)}
			</label>
			{hint && (
				<p id={hintId} className={styles.hint}>
					{hint}
				</p>
			)}
			{error && (
				<p id={errorId} className={styles.error}>
					<span className="hidden">{formText.error}: </span>
					{error}
				</p>
			)}
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
