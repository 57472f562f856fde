import { toBengaliDigits } from "@/lib/bengali/digits";
import { toOrdinal } from "@/lib/bengali/ordinal";
import { sheetText as text } from "@/lib/bengali/results";
import type { Result, ResultSubject } from "@/lib/contract/results";
import styles from "./sheet.module.css";

type Props = { result: Result; subjects: ResultSubject[] };

/** What the marks come to; what the school doesn't give is left out. */
export function SheetSummary({ result, subjects }: Props) {
	const { total_marks, position, gpa, grade, exam_type } = result;
	const full = subjects.reduce((sum, { full_marks }) => sum + full_marks, 0);
	const total = exam_type === "semester" ? `${total_marks} / ${full}` : total_marks;
	const facts = [
		[text.total, toBengaliDigits(total)],
		[text.position, position === null ? text.none : toOrdinal(position)],
		...(gpa === undefined ? [] : [[text.gpa, toBengaliDigits(gpa.toFixed(2))]]),
		...(grade === undefined ? [] : [[text.grade, grade]]),
	];
	return (
		<dl className={styles.summary}>
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
