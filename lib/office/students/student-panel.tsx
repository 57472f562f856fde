"use client";

import { useState } from "react";
import { SlipButton } from "../slips/slip-button";
import { EnrolForm } from "./enrol-form";
import type { EnrolmentChoices, StudentRecord } from "./schema";
import { StudentFacts } from "./student-facts";
import { StudentApplications, StudentCertificates, StudentPapers } from "./student-papers";
import { StudentPhoto } from "./student-photo";
import { EnrolmentTable, ResultTable } from "./student-tables";
import { recordText as text } from "./text";

type Props = { record: StudentRecord; choices: EnrolmentChoices };

/** Shows the record; its state is that of the server's render, updated after each action. */
export function StudentPanel({ record: first, choices }: Props) {
	const [record, setRecord] = useState(first);
	return (
		<section aria-label={text.title} className={`field-type students-panel`}>
			<StudentPhoto record={record} change={setRecord} />
			<StudentFacts {...record} />
			<div className="students-acts">
				<SlipButton id={record.id} done={() => setRecord((now) => ({ ...now, hasPassword: true }))} />
				<p>{record.hasPassword ? text.hasPassword : text.noPassword}</p>
			</div>
			<div className="students-tables">
				<div>
					<EnrolmentTable enrolments={record.enrolments} />
					<EnrolForm choices={choices} id={record.id} change={setRecord} />
				</div>
				<ResultTable results={record.results} />
				<StudentPapers papers={record.papers} />
				<StudentCertificates certificates={record.certificates} id={record.id} />
				<StudentApplications applications={record.applications} requests={record.requests} />
			</div>
		</section>
	);
}
