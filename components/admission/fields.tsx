"use client";
import { createContext, type FormEvent, type InputHTMLAttributes, type ReactNode, useContext, useState } from "react";
import { Choice, type Option } from "@/components/forms/choice";
import { Field, FieldError, Star } from "@/components/forms/field";
import forms from "@/components/forms/forms.module.css";
import { applicationText, fieldNames } from "@/lib/bengali/admission";
import { formText } from "@/lib/bengali/forms";
import type { FieldErrors, FieldName } from "@/lib/browser/application";
import styles from "./application-form.module.css";

/** By field name: error messages, and the values submitted by a form without JavaScript. */
export const FormContext = createContext<{ errors: FieldErrors; typed: Record<string, string> }>({
	errors: {},
	typed: {},
});

const hints: FieldErrors = applicationText.hints;

/** @returns label, hint and error message of a field of the admission form */
export const useFieldWords = (name: FieldName) => ({
	label: fieldNames[name],
	hint: hints[name],
	error: useContext(FormContext).errors[name],
});

/** @returns the text that a form without JavaScript has sent for that field, or undefined */
export const useTyped = (name: string) => useContext(FormContext).typed[name];

type Common = {
	name: FieldName;
	required?: boolean;
	/** Spans all columns of its group. */
	wide?: boolean;
};
type InputAttributes = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"inputMode" | "autoComplete" | "placeholder" | "type" | "onBlur"
>;

const Cell = ({ wide, children }: { wide?: boolean; children: ReactNode }) => (
	<div className={wide ? styles.wide : undefined}>{children}</div>
);

const bengali = /[\u0980-\u09ff]/;

/**
 * Single-line input.
 * @param english says so when it gets Bengali letters; they are sent all the same
 */
export function TextField({
	name,
	required,
	wide,
	english,
	...attributes
}: Common & InputAttributes & { english?: boolean }) {
	const typed = useTyped(name);
	const words = useFieldWords(name);
	const [reminder, setReminder] = useState<string>();
	const watch = english && {
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
			setReminder(bengali.test(currentTarget.value) ? applicationText.inEnglish : undefined),
	};
	return (
		<Cell wide={wide}>
			<Field name={name} required={required} {...words} error={words.error ?? reminder}>
				{(control) => (
					<input type="text" spellCheck={false} defaultValue={typed} {...watch} {...attributes} {...control} />
				)}
			</Field>
		</Cell>
	);
}

/** Multi-line input, for addresses. */
export function LinesField({ name, autoComplete }: { name: FieldName; autoComplete: string }) {
	const typed = useTyped(name);
	return (
		<Cell wide>
			<Field name={name} {...useFieldWords(name)}>
				{(control) => (
					<textarea rows={3} spellCheck={false} autoComplete={autoComplete} defaultValue={typed} {...control} />
				)}
			</Field>
		</Cell>
	);
}

/** Drop-down list. */
export function SelectField({ name, required, options }: Common & { options: Option[] }) {
	return (
		<Cell>
			<Choice
				name={name}
				required={required}
				options={options}
				placeholder={formText.choose}
				chosen={useTyped(name)}
				{...useFieldWords(name)}
			/>
		</Cell>
	);
}

/** Radio buttons. */
export function RadioField({ name, required, options }: Common & { options: Option[] }) {
	const { label, error } = useFieldWords(name);
	const typed = useTyped(name);
	const errorId = `${name}-error`;
	return (
		<fieldset
			className={`${forms.field} ${error ? forms.wrong : ""} ${styles.radios}`}
			aria-describedby={error && errorId}
		>
			<legend className={`${forms.label} ${styles.title}`}>
				{label}
				{required && <Star />}
			</legend>
			{error && <FieldError id={errorId}>{error}</FieldError>}
			<div className={`row ${styles.options}`}>
				{options.map(({ value, label }, index) => (
					<label key={value} className={styles.option}>
						<input
							id={index === 0 ? name : undefined}
							type="radio"
							name={name}
							value={value}
							required={required}
							defaultChecked={String(value) === typed}
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
