"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { acceptText as text } from "@/lib/bengali/admissions-desk";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { callApi, FailedCall } from "@/lib/browser/call";
import type { EnrolmentChoices, Slips } from "@/lib/contract/student-office";
import type { Place } from "@/lib/office/admissions/application";
import type { SectionSize } from "@/lib/office/slips";
import { ActField } from "./act-field";
import { SlipSheets } from "./slip-sheets";
import { useNextRoll } from "./use-next-roll";

/** Fields whose errors the form shows; that of the student at the year. */
const shown = ["year", "student", "section", "roll"];

type Props = { id: number; choices: EnrolmentChoices; place: Place; sizes: SectionSize[] };

/** Accepts the applicant: year, section and roll are proposed; one click makes all, and shows the slip once. */
export function AcceptForm({ id, choices: { years, sections }, place, sizes }: Props) {
	const router = useRouter();
	const [year, setYear] = useState(String(place.year ?? ""));
	const [section, setSection] = useState(String(place.section ?? ""));
	const [roll, setRoll] = useNextRoll(year, section);
	const [errors, setErrors] = useState<Record<string, string[] | undefined>>({});
	const [sending, setSending] = useState(false);
	const [slips, setSlips] = useState<Slips | null>(null);
	const sizeOf = (of: number) => sizes.find((size) => size.year === Number(year) && size.section === of)?.students ?? 0;

	async function send(event: SubmitEvent) {
		event.preventDefault();
		if (sending) return;
		setSending(true);
		try {
			const body = { year, section, roll };
			setSlips(await callApi<Slips>(`/office/applications/${id}/accept`, { body }));
			setErrors({});
		} catch (error) {
			const found = error instanceof FailedCall ? error.errors : {};
			setErrors(found);
			if (!shown.some((name) => name in found)) {
				toast.error((error as Error).message);
				// Somebody else may have decided, or the answer was lost: shows the present state.
				router.refresh();
			}
		}
		setSending(false);
	}

	if (years.length === 0 || sections.length === 0)
		return (
			<div role="alert">
				<p>{text.noPlace}</p>
				<p>
					<a href="/admin/collections/years">{text.years}</a> ·{" "}
					<a href="/admin/collections/sections">{text.sections}</a>
				</p>
			</div>
		);
	return (
		<form className="students-enrol" noValidate onSubmit={send}>
			<h2>{text.title}</h2>
			<ActField label={text.section} errors={errors.section}>
				{(control) => (
					<select {...control} value={section} onChange={({ target }) => setSection(target.value)}>
						<option value="">{text.choose}</option>
						{sections.map(({ id: value, title }) => (
							<option key={value} value={value}>
								{text.option(title, sizeOf(value))}
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
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? text.sending : text.submit}</span>
			</Button>
			<p className="students-hint">{text.explain}</p>
			{slips && (
				<SlipSheets
					slips={slips}
					close={() => {
						setSlips(null);
						router.refresh();
					}}
				/>
			)}
		</form>
	);
}
