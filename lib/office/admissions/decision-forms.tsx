"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ActButtons, TextField } from "../parts/act-field";
import { actInOffice, callOffice } from "../parts/call-office";
import { useSentForm } from "../parts/use-sending";
import type { Slips } from "../slips/schema";
import { SlipSheets } from "../slips/slip-sheets";
import { PlaceFields, PlaceYear, placeFields, usePlace } from "../students/place-fields";
import { comingYear, type Desk } from "./desk";
import { batchText, longestReason, refuseText, acceptText as text } from "./text";

/** @property section proposed for the applicant */
type Props = { id: number; desk: Desk; section: number | null };

/**
 * Accepts the applicant: year, section and roll are proposed; one click creates all records, and shows the slip once.
 */
export function AcceptForm({ id, desk: { years, proposed, sections, sizes }, section }: Props) {
	const router = useRouter();
	const enrolment = usePlace({ year: String(proposed), section: String(section ?? "") });
	const { typed } = enrolment;
	const { sending, errors, submit } = useSentForm(placeFields);
	const [slips, setSlips] = useState<Slips | null>(null);
	const sizeOf = (section: number) =>
		sizes.find((size) => size.year === Number(typed.year) && size.section === section)?.students ?? 0;

	// After an error somebody else may have decided, or the response was lost: reloads the present state.
	const accept = submit(
		async () => setSlips(await callOffice<Slips>("admissions/accept", { id, ...typed })),
		() => router.refresh(),
	);

	if (sections.length === 0)
		return (
			<p role="alert">
				{text.noPlace} <a href="/admin/collections/sections">{text.sections}</a>
			</p>
		);
	const made = years.find((year) => year.id === comingYear && typed.year === comingYear);
	return (
		<form className="office-form students-enrol" noValidate onSubmit={accept}>
			<h2>{text.title}</h2>
			<PlaceFields
				place={enrolment}
				sections={sections.map(({ id: section, title }) => ({
					id: section,
					title: text.option(title, sizeOf(section)),
				}))}
				errors={errors}
				text={text}
			/>
			<PlaceYear place={enrolment} years={years} errors={errors} />
			{made && <p className="office-hint">{batchText.newYear(made.year)}</p>}
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? text.sending : text.submit}</span>
			</Button>
			<p className="office-hint">{text.explain}</p>
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

/** Refuses the application with a reason for the family. */
export function RefuseForm({ id }: { id: number }) {
	const router = useRouter();
	const [isOpen, setOpen] = useState(false);
	const [reason, setReason] = useState("");
	const { sending, errors, submit } = useSentForm(["reason"]);

	const refuse = submit(
		async () => {
			await actInOffice("admissions/refuse", { id, reason });
			router.refresh();
		},
		() => router.refresh(),
	);

	if (!isOpen)
		return (
			<Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
				{refuseText.open}
			</Button>
		);
	return (
		<form className="office-form students-enrol" noValidate onSubmit={refuse}>
			<h2>{refuseText.title}</h2>
			<TextField
				label={refuseText.reason}
				hint={refuseText.reasonHint}
				errors={errors.reason}
				maxLength={longestReason}
				rows={3}
				value={reason}
				onChange={setReason}
			/>
			<ActButtons sending={sending} text={refuseText} close={() => setOpen(false)} />
		</form>
	);
}
