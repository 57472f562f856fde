import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { resultNamesText } from "@/lib/bengali/office/result-names";
import { recordText } from "@/lib/bengali/office/students";
import { restrictedSince } from "@/lib/office/data-requests/restriction";
import { findErasable } from "@/lib/office/erasing/erasing";
import { findStaffFor, mayDo } from "@/lib/office/guard";
import { getEnrolmentChoices, getStudentRecord } from "@/lib/office/students/record";
import { RestrictButton } from "../data-requests/restrict-button";
import { DataActs } from "../student-data/data-acts";
import { WhenHydrated } from "../when-hydrated";
import { StudentPanel } from "./student-panel";

/** In a student's form: picture, enrolments, results, and buttons for actions on the student. */
export async function StudentRecord({ id }: UIFieldServerProps) {
	const account = await findStaffFor(await headers(), "students");
	if (!account) return null;
	if (id === undefined) return <p className="field-type">{recordText.afterSaving}</p>;
	const [record, choices, erasable, since] = await Promise.all([
		getStudentRecord(Number(id)),
		getEnrolmentChoices(),
		findErasable("students", Number(id)),
		restrictedSince(Number(id)),
	]);
	const erased = erasable?.erasedAt ? formatDate(erasable.erasedAt) : null;
	return (
		<WhenHydrated>
			{!since && <StudentPanel choices={choices} record={record} />}
			{!since && record.results.length > 0 && mayDo(account, "result-names") && (
				<p>
					<a href={`/admin/result-names/${record.id}`}>{resultNamesText.link}</a>
				</p>
			)}
			{mayDo(account, "student-data") && (
				<DataActs id={record.id} erased={erased} mayErase={mayDo(account, "erasing")} />
			)}
			{!erased && mayDo(account, "data-requests") && (
				<div className="students-data">
					<RestrictButton id={record.id} name={record.name} since={since && formatDate(since)} />
				</div>
			)}
		</WhenHydrated>
	);
}
