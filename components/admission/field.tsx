"use client";
import { type ComponentProps, createContext, useContext } from "react";
import { Field } from "@/components/forms/field";
import { applicationText, fieldNames } from "@/lib/bengali/admission";
import type { FieldErrors, FieldName } from "@/lib/browser/application-errors";
import styles from "./application-form.module.css";

/** What is wrong, by field, for every field below. */
export const ErrorsContext = createContext<FieldErrors>({});

const hints: FieldErrors = applicationText.hints;

type Props = {
	name: FieldName;
	required?: boolean;
	/** Takes the whole width of its group. */
	wide?: boolean;
	children: ComponentProps<typeof Field>["children"];
};

/** @returns the words that belong to a field of the admission form */
export const useFieldWords = (name: FieldName) => ({
	label: fieldNames[name],
	hint: hints[name],
	error: useContext(ErrorsContext)[name],
});

/** A field of the admission form with its words, in its place. */
export function ApplicationField({ name, required, wide, children }: Props) {
	const words = useFieldWords(name);
	return (
		<div className={wide ? styles.wide : undefined}>
			<Field name={name} required={required} {...words}>
				{children}
			</Field>
		</div>
	);
}
