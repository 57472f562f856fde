"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { composeCertificate } from "@/lib/office/certificates/certificate-text";
import {
	type CertificateSource,
	readSource,
	type SourceFaults,
	type SourcePart,
	sourceParts,
} from "@/lib/office/certificates/source";
import { CertificatePreview } from "../certificates/certificate-paper";
import type { FrozenPaper } from "../certificates/schema";
import type { TemplateKey } from "../certificates/templates";
import type { CertificateLanguage } from "../certificates/text-kinds";
import { ActField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { useLeaveWarning } from "../parts/print";
import { useSentForm } from "../parts/use-sending";
import { withQuery } from "../paths";
import type { SampleAnswer, SavedAnswer } from "./calls";
import { SampleStudent } from "./sample-student";
import { certificateTemplatesText as text } from "./text";
import { templateWords } from "./text-words";

const parts = Object.keys(sourceParts) as SourcePart[];

type Sample = SampleAnswer["sample"];

type Props = {
	target: TemplateKey;
	path: string;
	source: CertificateSource;
	/** The version that is shown: if it is no longer the newest, nothing is saved. */
	seen: number;
	/** Whether there is a text to go back from. */
	mayReset: boolean;
	sample: Sample;
	school: FrozenPaper["school"];
	date: string;
};

/** The parts of the text, the fields to insert, and beside them the paper of a real student. */
export function TemplateEditor({ target, path, source: first, seen, mayReset, school, date, ...more }: Props) {
	const { kind, language } = target;
	const router = useRouter();
	const [source, setSource] = useState(first);
	const [sample, setSample] = useState(more.sample);
	const [left, setLeft] = useState<Partial<Record<SourcePart, true>>>({});
	const inputs = useRef<Partial<Record<SourcePart, HTMLInputElement | HTMLTextAreaElement | null>>>({});
	const last = useRef<SourcePart>("lead");
	const { errors, send, sending, setErrors } = useSentForm(parts);
	const { template, faults } = readSource(source, language);
	const speaking = sample?.speaking ?? { language, gender: "1" as const, isHere: true };
	const composed = composeCertificate(template, { ...sample?.facts }, speaking);
	const isChanged = parts.some((part) => source[part] !== first[part]);
	useLeaveWarning(isChanged && !sending);

	const write = (part: SourcePart, value: string) => {
		setSource((now) => ({ ...now, [part]: value }));
		setErrors((now) => ({ ...now, [part]: undefined }));
	};

	/** Shows what is wrong at its place. */
	const mark = (wrong: SourceFaults) => {
		const part = parts.find((part) => wrong[part]);
		const [fault, input] = part ? [wrong[part], inputs.current[part]] : [];
		if (!fault || !input) return;
		setLeft(Object.fromEntries(parts.map((part) => [part, true])));
		input.focus();
		input.setSelectionRange(fault.from, fault.to);
	};

	const insert = (word: string) => {
		const part = last.current;
		const input = inputs.current[part];
		if (!input) return;
		const [from, to] = [input.selectionStart ?? source[part].length, input.selectionEnd ?? source[part].length];
		write(part, source[part].slice(0, from) + word + source[part].slice(to));
		requestAnimationFrame(() => {
			input.focus();
			input.setSelectionRange(from + word.length, from + word.length);
		});
	};

	const done = ({ message, own }: SavedAnswer) => {
		toast.success(message);
		router.replace(withQuery(path, { kind, own, language }));
		router.refresh();
	};
	const save = () =>
		send(async () => {
			const body = { ...target, ...source, seen };
			done(await callOffice<SavedAnswer>("certificate-templates/save", body));
		});
	const reset = () =>
		send(async () => {
			const body = { ...target, seen };
			done(await callOffice<SavedAnswer>("certificate-templates/reset", body));
		});

	return (
		<div className="certificates-desk certificate-editor">
			<form
				className="office-snug certificates-facts"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (Object.keys(faults).length > 0) mark(faults);
					else void save();
				}}
			>
				{parts.map((part) => {
					const { label, hint } = text.parts[part];
					const fault = left[part] && faults[part]?.message;
					const isLine = sourceParts[part].lines === 1;
					return (
						<ActField key={part} label={label} hint={hint} errors={errors[part] ?? (fault ? [fault] : undefined)}>
							{(control) => {
								const shared = {
									...control,
									maxLength: sourceParts[part].most,
									onBlur: () => setLeft((now) => ({ ...now, [part]: true })),
									onChange: ({ target: { value } }: { target: { value: string } }) => write(part, value),
									onFocus: () => {
										last.current = part;
									},
									ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => {
										inputs.current[part] = input;
									},
									value: source[part],
								};
								if (isLine) return <input {...shared} autoComplete="off" type="text" />;
								return <textarea {...shared} rows={rowsOf(part, source[part])} />;
							}}
						</ActField>
					);
				})}
				<div className="certificates-acts">
					<Button disabled={sending} margin={false} type="submit">
						{text.save}
					</Button>
					{mayReset && (
						<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={reset} type="button">
							{kind === "own" ? text.remove : text.toOriginal}
						</Button>
					)}
				</div>
				<FieldList language={language} onInsert={insert} />
			</form>
			<section aria-label={text.preview}>
				<SampleStudent sample={sample} setSample={setSample} target={target} />
				<CertificatePreview language={language} paper={{ text: composed.text, table: null, date, school }} />
			</section>
		</div>
	);
}

const fewest: Record<SourcePart, number> = { title: 1, lead: 6, rows: 3, closing: 5, signatures: 3 };

/** As many lines as stand in it, so that nothing is hidden; long ones are broken. */
const rowsOf = (part: SourcePart, value: string) =>
	Math.min(
		20,
		Math.max(
			fewest[part],
			value.split("\n").reduce((sum, line) => sum + Math.ceil((line.length + 1) / 55), 0),
		),
	);

type FieldListProps = { language: CertificateLanguage; onInsert: (word: string) => void };

/** The fields of a text; a press puts one where the cursor stands. */
const FieldList = ({ language, onInsert }: FieldListProps) => (
	<fieldset className="certificate-fields">
		<legend>{text.fields}</legend>
		<p className="office-hint">{text.fieldsHint}</p>
		<ul className="office-plain office-row">
			{Object.entries(templateWords[language]).map(([word, { name, about }]) => (
				<li key={word}>
					<button
						type="button"
						className="office-button"
						aria-label={text.insert(name)}
						onClick={() => onInsert(`{${name}}`)}
						// The cursor stays where it is.
						onMouseDown={(event) => event.preventDefault()}
						title={about}
					>
						{name}
					</button>
				</li>
			))}
		</ul>
	</fieldset>
);
