import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetText as text } from "@/lib/bengali/results";
import type { ExamType, ResultSubject } from "@/lib/contract/results";
import styles from "./sheet.module.css";

type Column = { title: string; of: (subject: ResultSubject) => number | null };

const marks: Column = { title: text.marks, of: (subject) => subject.marks };
const full: Column = { title: text.full, of: (subject) => subject.full_marks };

/** A semester's marks have parts; a monthly exam has one mark. */
const columns: Record<ExamType, Column[]> = {
	semester: [
		{ title: text.month, of: (subject) => subject.month_marks },
		{ title: text.semester, of: (subject) => subject.semester_marks },
		marks,
		full,
	],
	monthly: [marks, full],
};

export function MarksTable({ type, subjects }: { type: ExamType; subjects: ResultSubject[] }) {
	const graded = subjects.some(({ grade }) => grade !== undefined);
	return (
		<table className={styles.marks}>
			<caption className="hidden">{text.subjects}</caption>
			<thead>
				<tr>
					<th scope="col">{text.subject}</th>
					{columns[type].map(({ title }) => (
						<th key={title} scope="col">
							{title}
						</th>
					))}
					{graded && <th scope="col">{text.grade}</th>}
				</tr>
			</thead>
			<tbody>
				{subjects.map((subject) => (
					<tr key={subject.subject_name}>
						<th scope="row">
							{subject.subject_name}
							{subject.fourth_subject && <small> ({text.fourth})</small>}
						</th>
						{columns[type].map(({ title, of }) => (
							<td key={title}>{toBengaliDigits(of(subject) ?? text.none)}</td>
						))}
						{graded && (
							<td>
								{subject.grade ?? text.none}
								{subject.point !== undefined && <small>{toBengaliDigits(subject.point.toFixed(2))}</small>}
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
