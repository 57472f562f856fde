"use client";

import { TextField } from "../parts/act-field";
import { DayField } from "../parts/date-picker";
import { certificatesText as text } from "./text";
import { type CertificateFact, type CertificateField, certificateFields, factLabel } from "./text-fields";
import type { CertificateLanguage } from "./text-kinds";

type FieldProps = {
	fact: CertificateFact;
	/** Of the paper. */
	language: CertificateLanguage;
	value: string;
	onChange: (value: string) => void;
	optional: boolean;
	errors?: string[] | undefined;
};

/** The input of a fact. */
export function FactField({ fact, language, value, onChange, optional, errors }: FieldProps) {
	const { hint, input, most }: CertificateField = certificateFields[fact];
	const label = factLabel(fact, language);
	const about = [hint, optional && text.optional].filter(Boolean).join(" · ");
	const field = {
		...{ errors, maxLength: most, onChange, value },
		...{ label: optional ? label : `${label} *`, hint: about || undefined },
	};
	if (input === "date") return <DayField {...field} />;
	return <TextField {...field} {...(input === "text" && { rows: 8 })} />;
}
