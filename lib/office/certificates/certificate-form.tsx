"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { printHash } from "@/lib/contract/paths";
import { CheckField, TextField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { DayField } from "../parts/date-picker";
import { useSentForm } from "../parts/use-sending";
import { signatureText } from "../signature/text";
import { CertificatePreview } from "./certificate-paper";
import { composeCertificate, type Facts, factsOfTemplate } from "./certificate-text";
import type { CertificateFacts } from "./facts";
import type { CertificateChoice, MadeAnswer } from "./schema";
import { certificatesText as text } from "./text";
import { type CertificateFact, type CertificateField, certificateFields, factLabel } from "./text-fields";
import type { CertificateLanguage } from "./text-kinds";
import type { CertificateTemplate } from "./text-templates";
import type { FormDesk } from "./view-parts";

type Props = FormDesk & {
	choice: CertificateChoice;
	read: Pick<CertificateFacts, "facts" | "fixed" | "keepable" | "speaking" | "table">;
	template: CertificateTemplate;
	/** Of the template. */
	version: number;
};

/** The facts that the records do not have, beside the certificate as it will be; printing gives it its number. */
export function CertificateForm({ choice, read, school, signature, date, request, template, version }: Props) {
	const { kind, language } = choice;
	const asked = factsOfTemplate(template).filter(({ fact }) => !read.fixed.includes(fact));
	const [facts, setFacts] = useState<Facts>(() =>
		Object.fromEntries(asked.map(({ fact }) => [fact, read.facts[fact] ?? ""])),
	);
	const [keep, setKeep] = useState(true);
	const [isSigned, setSigned] = useState(false);
	const { errors, sending, submit } = useSentForm(asked.map(({ fact }) => fact));
	const composed = composeCertificate(template, { ...read.facts, ...facts }, read.speaking);
	const mayKeep = asked.some(({ fact }) => fact in read.keepable);

	const make = submit(async () => {
		const body = { ...choice, facts, keep: keep && mayKeep, request, version };
		const { id } = await callOffice<MadeAnswer>("certificates/make", body);
		location.assign(`/admin/printing/certificates/${id}${isSigned ? "?signed=1" : ""}${printHash}`);
	});

	return (
		<div className="certificates-desk">
			<form className="office-snug certificates-facts" onSubmit={make}>
				{asked.length > 0 && <h2>{text.facts}</h2>}
				{asked.map(({ fact, optional }) => (
					<FactField
						key={fact}
						errors={errors[fact]}
						fact={fact}
						language={language}
						onChange={(value) => setFacts({ ...facts, [fact]: value })}
						optional={optional}
						value={facts[fact] ?? ""}
					/>
				))}
				{mayKeep && <CheckField label={text.keep} checked={keep} onChange={setKeep} />}
				{signature && <CheckField label={signatureText.place} checked={isSigned} onChange={setSigned} />}
				{kind === "transfer" && <p className="office-note">{text.closes}</p>}
				<p role="status">{composed.missing.length > 0 ? text.missing(composed.missing.length) : text.complete}</p>
				<Button disabled={sending} margin={false} type="submit">
					{text.make}
				</Button>
			</form>
			<CertificatePreview
				language={language}
				mark={language === "bn" ? text.draft : undefined}
				paper={{ text: composed.text, table: read.table, date, school }}
				signed={isSigned ? signature : null}
			/>
		</div>
	);
}

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
