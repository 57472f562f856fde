"use client";

import { Button, toast } from "@payloadcms/ui";
import { type KeyboardEvent, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { ActButtons } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { useSentForm } from "../parts/use-sending";
import { SlipButton } from "../slips/slip-sheets";
import { PlaceFields, PlaceYear, placeFields, usePlace } from "./place-fields";
import type { EnrolmentChoices, RecordAnswer, StudentRecord } from "./schema";
import { StudentPhoto } from "./student-photo";
import { EnrolmentTable, ResultTable, StudentApplications, StudentCertificates, StudentPapers } from "./student-tables";
import { enrolText, recordText as text } from "./text";

type EnrolFormProps = { id: number; choices: EnrolmentChoices; change: (record: StudentRecord) => void };

/**
 * Enrols the student: year, section and roll, with the next free roll proposed. No `<form>`, because it stands inside
 * that of the student.
 */
function EnrolForm({ id, choices, change }: EnrolFormProps) {
	const { years, present, sections } = choices;
	const [isOpen, setOpen] = useState(false);
	const enrolment = usePlace({ year: String(present ?? ""), section: "" });
	const { typed, setSection } = enrolment;
	const { sending, errors, send } = useSentForm(placeFields);

	const enrol = () =>
		send(async () => {
			const { message, record } = await callOffice<RecordAnswer>("students/enrol", { id, ...typed });
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
				{enrolText.open}
			</Button>
		);
	if (years.length === 0 || sections.length === 0) return <p role="alert">{enrolText.nothing}</p>;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the controls inside.
		<div className="office-form students-enrol" onKeyDown={onKeyDown}>
			<PlaceYear place={enrolment} years={years} errors={errors} />
			<PlaceFields place={enrolment} sections={sections} errors={errors} text={enrolText} />
			<ActButtons sending={sending} text={enrolText} act={enrol} close={() => setOpen(false)} />
		</div>
	);
}

/** `mayAct`: nothing is given to an erased student. */
type Props = { record: StudentRecord; choices: EnrolmentChoices; mayAct: boolean };

/** Shows the record; its state is that of the server's render, updated after each action. */
export function StudentPanel({ record: first, choices, mayAct }: Props) {
	const [record, setRecord] = useState(first);
	return (
		<section aria-label={text.title} className={`field-type office-card students-panel`}>
			<StudentPhoto record={record} change={setRecord} />
			<StudentFacts {...record} />
			{mayAct && (
				<div className="office-line office-snug students-acts">
					<SlipButton id={record.id} done={() => setRecord((now) => ({ ...now, hasPassword: true }))} />
					<p>{record.hasPassword ? text.hasPassword : text.noPassword}</p>
				</div>
			)}
			<div className="office-row students-tables">
				<div>
					<EnrolmentTable enrolments={record.enrolments} />
					{mayAct && <EnrolForm choices={choices} id={record.id} change={setRecord} />}
				</div>
				<ResultTable results={record.results} />
				<StudentPapers papers={record.papers} />
				<StudentCertificates certificates={record.certificates} id={record.id} />
				<StudentApplications applications={record.applications} requests={record.requests} />
			</div>
		</section>
	);
}

type StudentFactsProps = Pick<StudentRecord, "name" | "code" | "enrolments" | "guardians">;

/** Who the student is: name, newest place, and the guardians with their telephones. */
function StudentFacts({ name, code, enrolments: [place], guardians }: StudentFactsProps) {
	return (
		<div className="office-snug students-facts">
			<h2>{name}</h2>
			<p>
				{place ? text.place(place.year, place.section, place.roll) : text.noEnrolment} · {text.code(code)}
			</p>
			<dl>
				{guardians.map(({ of, name, mobile }) => (
					<div key={of}>
						<dt>{text.guardians[of]}</dt>
						<dd>
							{name}{" "}
							{mobile ? (
								<a
									className="students-link"
									aria-label={text.call(name, toBengaliDigits(mobile))}
									href={`tel:${mobile}`}
								>
									{toBengaliDigits(mobile)}
								</a>
							) : (
								<span className="office-quiet">{text.noMobile}</span>
							)}
						</dd>
					</div>
				))}
			</dl>
			<p className="office-quiet">{text.inUse}</p>
		</div>
	);
}
