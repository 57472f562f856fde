"use client";
import type { InputHTMLAttributes } from "react";
import { Choice, type Option } from "@/components/forms/choice";
import forms from "@/components/forms/forms.module.css";
import { formText } from "@/lib/bengali/forms";
import type { FieldName } from "@/lib/browser/application-errors";
import { ApplicationField, useFieldWords } from "./field";
import styles from "./radio.module.css";

type Common = { name: FieldName; required?: boolean; wide?: boolean };
type Looks = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"inputMode" | "autoComplete" | "placeholder" | "type" | "onBlur"
>;

/** One line of text. */
export function TextField({ name, required, wide, ...looks }: Common & Looks) {
	return (
		<ApplicationField name={name} required={required} wide={wide}>
			{(control) => <input type="text" spellCheck={false} {...looks} {...control} />}
		</ApplicationField>
	);
}

/** An address of a few lines. */
export function LinesField({ name, autoComplete, wide }: Common & { autoComplete?: string }) {
	return (
		<ApplicationField name={name} wide={wide}>
			{(control) => <textarea rows={3} spellCheck={false} autoComplete={autoComplete} {...control} />}
		</ApplicationField>
	);
}

/** One of a list. */
export function SelectField({ name, required, options }: Common & { options: Option[] }) {
	return (
		<div>
			<Choice
				name={name}
				required={required}
				options={options}
				placeholder={formText.choose}
				{...useFieldWords(name)}
			/>
		</div>
	);
}

/** One of a few, all in sight. */
export function RadioField({ name, required, options }: Common & { options: Option[] }) {
	const { label, error } = useFieldWords(name);
	const errorId = `${name}-error`;
	return (
		<fieldset
			className={`${forms.field} ${error ? forms.wrong : ""} ${styles.group}`}
			aria-describedby={error && errorId}
		>
			<legend className={`${forms.label} ${styles.title}`}>
				{label}
				{required && (
					<span className={forms.star} aria-hidden="true">
						{" "}
						*
					</span>
				)}
			</legend>
			{error && (
				<p id={errorId} className={forms.error}>
					<span className="hidden">{formText.error}: </span>
					{error}
				</p>
			)}
			<div className={styles.options}>
				{options.map(({ value, label }, index) => (
					<label key={value} className={styles.option}>
						<input id={index === 0 ? name : undefined} type="radio" name={name} value={value} required={required} />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
