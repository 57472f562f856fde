"use client";

import { ActField } from "../parts/act-field";
import { DateInput } from "../parts/date-picker";
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
	errors: string[] | undefined;
};

/** The input of a fact. */
export function FactField({ fact, language, value, onChange, optional, errors }: FieldProps) {
	const { hint, input, most }: CertificateField = certificateFields[fact];
	const label = factLabel(fact, language);
	const about = [hint, optional && text.optional].filter(Boolean).join(" · ");
	return (
		<ActField label={optional ? label : `${label} *`} hint={about || undefined} errors={errors}>
			{(control) => {
				const shared = { ...control, maxLength: most, value };
				if (input === "date") return <DateInput {...shared} onChange={onChange} />;
				const change = { onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
				if (input === "text") return <textarea {...shared} {...change} rows={8} />;
				return <input {...shared} {...change} autoComplete="off" type="text" />;
			}}
		</ActField>
	);
}
