import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { RestrictButton } from "../data-requests/data-requests-view";
import { restrictedSince } from "../data-requests/restriction";
import { findErasable } from "../erasing/erasing";
import { mayDo, requireStaffPage } from "../guard";
import { WhenHydrated } from "../parts/loading";
import { resultNamesText } from "../result-names/text";
import { DataActs } from "../student-data/data-acts";
import { findInSection, type InSection } from "./neighbours";
import { getEnrolmentChoices, getStudentRecord } from "./record";
import { StudentNeighbours } from "./student-neighbours";
import { StudentPanel } from "./student-panel";
import { recordText } from "./text";

/**
 * At the top of a student's form: who it is, results, papers, applications, and buttons for actions on the student. An
 * exam account sees the place alone, besides the name in the form (lib/cms/exam-fields).
 */
export async function StudentRecord({ id }: UIFieldServerProps) {
	const account = await requireStaffPage(await headers());
	const isOffice = mayDo(account, "students");
	if (id === undefined) return isOffice && <p>{recordText.afterSaving}</p>;
	const place = await findInSection(Number(id), account);
	if (!isOffice) return place && <StudentBrief place={place} />;
	const [record, choices, erasable, since] = await Promise.all([
		getStudentRecord(Number(id)),
		getEnrolmentChoices(),
		findErasable("students", Number(id)),
		restrictedSince(Number(id)),
	]);
	const erased = erasable?.erasedAt ? formatDate(erasable.erasedAt) : null;
	const restricting = !erased && mayDo(account, "data-requests") && (
		<div className="office-line office-targets students-data">
			<RestrictButton id={record.id} name={record.name} since={since && formatDate(since)} />
		</div>
	);
	return (
		<WhenHydrated>
			{place && (
				<StudentNeighbours
					list={`/admin/section-roster?year=${place.yearId}&section=${place.sectionId}`}
					place={place}
				/>
			)}
			{since && restricting}
			{!since && <StudentPanel choices={choices} record={record} mayAct={!erased} />}
			{!since && record.results.length > 0 && mayDo(account, "result-names") && (
				<p>
					<a href={`/admin/result-names/${record.id}`}>{resultNamesText.link}</a>
				</p>
			)}
			{mayDo(account, "student-data") && (
				<DataActs id={record.id} erased={erased} mayErase={mayDo(account, "erasing")} />
			)}
			{!since && restricting}
		</WhenHydrated>
	);
}

const StudentBrief = ({ place }: { place: InSection }) => (
	<>
		<StudentNeighbours place={place} />
		<p className="field-type">{recordText.place(place.year, place.section, place.roll)}</p>
	</>
);
