"use client";

import { Button, toast } from "@payloadcms/ui";
import { type KeyboardEvent, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { enrolText as text } from "@/lib/bengali/student-office";
import { callApi, FailedCall } from "@/lib/browser/call";
import type { EnrolmentChoices, RecordAnswer, StudentRecord } from "@/lib/contract/student-office";
import { ActField } from "./act-field";
import { useNextRoll } from "./use-next-roll";

type Props = { id: number; choices: EnrolmentChoices; change: (record: StudentRecord) => void };

/**
 * Enrols the student: year, section and roll, with the next free roll proposed. No `<form>`, because it stands inside
 * that of the student.
 */
export function EnrolForm({ id, choices, change }: Props) {
	const { years, sections } = choices;
	const [isOpen, setOpen] = useState(false);
	const [year, setYear] = useState(String(years[0]?.id ?? ""));
	const [section, setSection] = useState("");
	const [roll, setRoll] = useNextRoll(year, section);
	const [errors, setErrors] = useState<Record<string, string[] | undefined>>({});
	const [sending, setSending] = useState(false);

	async function send() {
		setSending(true);
		try {
			const body = { year, section, roll };
			const { message, record } = await callApi<RecordAnswer>(`/office/students/${id}/enrolment`, { body });
			change(record);
			setErrors({});
			setOpen(false);
			setSection("");
			toast.success(message);
		} catch (error) {
			const found = error instanceof FailedCall ? error.errors : {};
			setErrors(found);
			if (Object.keys(found).length === 0) toast.error((error as Error).message);
		}
		setSending(false);
	}

	/** Enter would save the student's form. */
	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
		event.preventDefault();
		void send();
	}

	if (!isOpen)
		return (
			<Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
				{text.open}
			</Button>
		);
	if (years.length === 0 || sections.length === 0) return <p role="alert">{text.nothing}</p>;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the controls inside.
		<div className="students-enrol" onKeyDown={onKeyDown}>
			<ActField label={text.year} errors={errors.year ?? errors.student}>
				{(control) => (
					<select {...control} value={year} onChange={({ target }) => setYear(target.value)}>
						{years.map((one) => (
							<option key={one.id} value={one.id}>
								{toBengaliDigits(one.year)}
							</option>
						))}
					</select>
				)}
			</ActField>
			<ActField label={text.section} errors={errors.section}>
				{(control) => (
					<select {...control} value={section} onChange={({ target }) => setSection(target.value)}>
						<option value="">{text.choose}</option>
						{sections.map(({ id: value, title }) => (
							<option key={value} value={value}>
								{title}
							</option>
						))}
					</select>
				)}
			</ActField>
			<ActField label={text.roll} hint={text.rollHint} errors={errors.roll}>
				{(control) => (
					<input
						{...control}
						type="text"
						inputMode="numeric"
						autoComplete="off"
						value={roll}
						onChange={({ target }) => setRoll(target.value)}
					/>
				)}
			</ActField>
			<div className="students-buttons">
				<Button disabled={sending} margin={false} onClick={send}>
					<span aria-live="polite">{sending ? text.sending : text.submit}</span>
				</Button>
				<Button buttonStyle="secondary" margin={false} onClick={() => setOpen(false)}>
					{text.cancel}
				</Button>
			</div>
		</div>
	);
}
