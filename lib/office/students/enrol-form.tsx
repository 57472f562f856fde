"use client";

import { Button, toast } from "@payloadcms/ui";
import { type KeyboardEvent, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { ActButtons } from "../parts/act-buttons";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { PlaceFields, PlaceYear, placeFields, usePlace } from "./place-fields";
import type { EnrolmentChoices, RecordAnswer, StudentRecord } from "./schema";
import { enrolText as text } from "./text";

type Props = { id: number; choices: EnrolmentChoices; change: (record: StudentRecord) => void };

/**
 * Enrols the student: year, section and roll, with the next free roll proposed. No `<form>`, because it stands inside
 * that of the student.
 */
export function EnrolForm({ id, choices, change }: Props) {
	const { years, present, sections } = choices;
	const [isOpen, setOpen] = useState(false);
	const enrolment = usePlace({ year: String(present ?? ""), section: "" });
	const { typed, setSection } = enrolment;
	const { sending, errors, send } = useSentForm(placeFields);

	const enrol = () =>
		send(async () => {
			const { message, record } = await callApi<RecordAnswer>(callPath("students", "enrol"), {
				body: { id, ...typed },
			});
			change(record);
			setOpen(false);
			setSection("");
			toast.success(message);
		});

	/** Enter would save the student's form. */
	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
		event.preventDefault();
		void enrol();
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
			<PlaceYear place={enrolment} years={years} errors={errors} label={text.year} />
			<PlaceFields place={enrolment} sections={sections} errors={errors} text={text} />
			<ActButtons sending={sending} text={text} act={enrol} close={() => setOpen(false)} />
		</div>
	);
}
