"use client";
import { createContext, type ReactNode, useContext } from "react";
import { fieldNames, formText } from "@/lib/bengali/admission";
import type { FieldErrors, FieldName } from "@/lib/browser/application-errors";
import styles from "./field.module.css";

/** What is wrong, by field, for every field below. */
export const ErrorsContext = createContext<FieldErrors>({});

const hints: FieldErrors = formText.hints;

/** Where the error summary leads to. */
export const idOf = (name: FieldName) => `field-${name}`;

/** @returns what connects a field with its hint and its error, for those who hear the page */
export function useDescribed(name: FieldName, hint: string | undefined = hints[name]) {
	const error = useContext(ErrorsContext)[name];
	const id = idOf(name);
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return { id, hint, error, described: described || undefined };
}

/** A field's name, with a red star where it must be filled in. */
export function FieldTitle({ name, required }: { name: FieldName; required?: boolean }) {
	return (
		<>
			{fieldNames[name]}
			{required && (
				<span className={styles.star} aria-hidden="true">
					{" "}
					{formText.star}
				</span>
			)}
		</>
	);
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
	return children ? (
		<p id={`${id}-hint`} className={styles.hint}>
			{children}
		</p>
	) : null;
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
	return children ? (
		<p id={`${id}-error`} className={styles.error}>
			{children}
		</p>
	) : null;
}

type ControlProps = {
	id: string;
	name: FieldName;
	className?: string;
	required?: boolean;
	"aria-describedby"?: string;
	"aria-invalid": boolean;
};

type Props = {
	name: FieldName;
	required?: boolean;
	/** Takes the whole width of its group. */
	wide?: boolean;
	children: (control: ControlProps) => ReactNode;
};

/** A labelled field: name, hint, error, control. */
export function Field({ name, required, wide, children }: Props) {
	const { id, hint, error, described } = useDescribed(name);
	return (
		<div className={[styles.field, wide && styles.wide, error && styles.wrong].filter(Boolean).join(" ")}>
			<label htmlFor={id} className={styles.title}>
				<FieldTitle name={name} required={required} />
			</label>
			<Hint id={id}>{hint}</Hint>
			<FieldError id={id}>{error}</FieldError>
			{children({
				id,
				name,
				className: styles.control,
				required,
				"aria-describedby": described,
				"aria-invalid": Boolean(error),
			})}
		</div>
	);
}
