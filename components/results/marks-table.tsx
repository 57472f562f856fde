import { ColumnHeads } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetText as text } from "@/lib/bengali/results";
import type { ExamType, ResultSubject, SubjectDetails } from "@/lib/contract/results";
import styles from "./sheet.module.css";

type Column = { title: string; of: (subject: ResultSubject) => number | null };

const marks: Column = { title: text.marks, of: (subject) => subject.marks };
const full: Column = { title: text.full, of: (subject) => subject.full_marks };

const monthAndSemester: Column[] = [
	{ title: text.month, of: (subject) => subject.month_marks },
	{ title: text.semester, of: (subject) => subject.semester_marks },
];

type Props = { type: ExamType; subjects: ResultSubject[]; details: SubjectDetails[] };

/** The usual two parts have a column each; other parts, which differ from subject to subject, are listed in one cell. */
function layoutOf({ type, subjects, details }: Props): { columns: Column[]; isListed: boolean } {
	const isListed =
		(subjects.some(({ parts }) => parts.length > 0) || details.some(({ exams }) => exams.length > 0)) &&
		subjects.every(({ month_marks, semester_marks }) => month_marks === null && semester_marks === null);
	return { columns: type === "monthly" || isListed ? [marks, full] : [...monthAndSemester, marks, full], isListed };
}

export function MarksTable(props: Props) {
	const { subjects, details } = props;
	const graded = subjects.some(({ grade }) => grade !== undefined);
	const { columns, isListed } = layoutOf(props);
	const titles = columns.map(({ title }) => title);
	return (
		<table className={isListed ? `${styles.marks} ${styles.listed}` : styles.marks}>
			<caption className="hidden">{text.subjects}</caption>
			<ColumnHeads columns={[text.subject, isListed && text.parts, ...titles, graded && text.grade]} />
			<tbody>
				{subjects.map((subject, index) => (
					<tr key={subject.subject_name}>
						<th scope="row">
							{subject.subject_name}
							{subject.fourth_subject && <small> ({text.fourth})</small>}
						</th>
						{isListed && (
							<td>
								<Parts parts={subject.parts} exams={details[index]?.exams ?? []} />
							</td>
						)}
						{columns.map(({ title, of }) => (
							<td key={title}>{shownMark(subject, of(subject), details[index])}</td>
						))}
						{graded && (
							<td>
								{subject.grade ?? text.none}
								{subject.point !== undefined && <small>{toBengaliDigits(subject.point.toFixed(2))}</small>}
								<Reason {...details[index]} />
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** @returns a number of the subject, or that the student was absent: from a part, or from the only one */
export function shownMark(
	{ parts, marks: sum }: ResultSubject,
	value: number | null,
	details: SubjectDetails | undefined,
) {
	const isMissing = parts.length > 0 ? value === null : sum === 0 && value === 0;
	return details?.reason === "absent" && isMissing ? text.absent : toBengaliDigits(value ?? text.none);
}

/** Why the subject is failed, unless the total says it. */
function Reason({ reason = null, failed_parts = [] }: Partial<SubjectDetails>) {
	if (reason === "absent") return <small>{text.absent}</small>;
	return reason === "part" && failed_parts.length > 0 ? <small>{text.failedIn(failed_parts)}</small> : null;
}

/** Marks of the parts with their full and pass marks, or of the exams of a combined one. */
function Parts({ parts, exams }: Pick<ResultSubject, "parts"> & Pick<SubjectDetails, "exams">) {
	const lines = [...parts, ...exams.map((exam) => ({ ...exam, pass_marks: null }))];
	return lines.map(({ name, marks: got, full_marks, pass_marks }) => (
		<span key={name} className={styles.part}>
			{text.part(name, got, full_marks)}
			{pass_marks !== null && <small> ({text.pass(pass_marks)})</small>}
		</span>
	));
}
