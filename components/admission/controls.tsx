"use client";
import type { InputHTMLAttributes } from "react";
import { formText } from "@/lib/bengali/admission";
import type { FieldName } from "@/lib/browser/application-errors";
import { Field, FieldError, FieldTitle, useDescribed } from "./field";
import styles from "./field.module.css";

type Common = { name: FieldName; required?: boolean; wide?: boolean };
type Looks = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"inputMode" | "autoComplete" | "placeholder" | "type" | "onBlur"
>;
export type Option = { value: string | number; label: string };

/** One line of text. */
export function TextField({ name, required, wide, ...looks }: Common & Looks) {
	return (
		<Field name={name} required={required} wide={wide}>
			{(control) => <input type="text" spellCheck={false} {...looks} {...control} />}
		</Field>
	);
}

/** An address of a few lines. */
export function LinesField({ name, autoComplete, wide }: Common & { autoComplete?: string }) {
	return (
		<Field name={name} wide={wide}>
			{(control) => <textarea rows={3} spellCheck={false} autoComplete={autoComplete} {...control} />}
		</Field>
	);
}

/** One of a list. */
export function SelectField({ name, required, options }: Common & { options: Option[] }) {
	return (
		<Field name={name} required={required}>
			{(control) => (
				<select defaultValue="" {...control}>
					<option value="">{formText.choose}</option>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}

/** One of a few, all in sight. */
export function RadioField({ name, required, options }: Common & { options: Option[] }) {
	const { id, error, described } = useDescribed(name);
	return (
		<fieldset
			className={`${styles.field} ${styles.radios} ${error ? styles.wrong : ""}`}
			aria-describedby={described}
			aria-invalid={Boolean(error)}
		>
			<legend className={styles.title}>
				<FieldTitle name={name} required={required} />
			</legend>
			<FieldError id={id}>{error}</FieldError>
			<div className={styles.options}>
				{options.map(({ value, label }, index) => (
					<label key={value} className={styles.option}>
						<input id={index === 0 ? id : undefined} type="radio" name={name} value={value} required={required} />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
