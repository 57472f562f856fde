import { PrintButton } from "@/components/calendar/print-button";
import { Table } from "@/components/layout/column-heads";
import table from "@/components/layout/table-frame.module.css";
import { formatDate } from "@/lib/bengali/dates";
import { formatTimes, examRoutineText as text } from "@/lib/bengali/exam-routines";
import { formatSpan, formatSpanOfYear } from "@/lib/bengali/school-year";
import { classPlace } from "@/lib/contract/exam-routines";
import { calendarFilePath, listPaths } from "@/lib/contract/paths";
import { byClass, type ExamRoutine, type StoredSitting } from "@/lib/school/exam-routines";
import { calendarLink } from "@/lib/school/settings";
import styles from "./exams.module.css";

/** An exam's routine by class: the links at its top lead to each. */
export function ExamRoutinePage({ name, year, from, to, changedAt, sittings }: ExamRoutine) {
	const classes = byClass(sittings);
	return (
		<div className="measure">
			<h1>{text.routineOf(text.of(name, year))}</h1>
			<p>
				{formatSpanOfYear(from, to)}
				<br />
				<small>{text.changed(formatDate(changedAt))}</small>
			</p>
			<p className="buttons no-print">
				<PrintButton>{text.print}</PrintButton>
				<a className="button quiet" href={listPaths.routine}>
					{text.all}
				</a>
			</p>
			<nav aria-label={text.classes} className={`${styles.classes} no-print`}>
				{classes.map((schoolClass) => (
					<a key={schoolClass.id} href={`#${classPlace(schoolClass.id)}`}>
						{text.class(schoolClass.name)}
					</a>
				))}
			</nav>
			{classes.map((schoolClass) => (
				<ClassRoutine key={schoolClass.id} {...schoolClass} />
			))}
		</div>
	);
}

async function ClassRoutine({ id, name, own }: { id: number; name: string; own: StoredSitting[] }) {
	const place = classPlace(id);
	return (
		<section aria-labelledby={place} className={styles.class}>
			<h2 id={place}>{text.class(name)}</h2>
			<div className={table.frame}>
				<Table className={table.table} columns={Object.values(text.columns)}>
					{own.map(({ subject, day, starts, ends, hall }) => (
						<tr key={subject}>
							<td className={styles.day}>{formatSpan(day, day)}</td>
							<td>
								<b>{subject}</b>
								<small className={styles.when}>
									<span>{formatTimes(starts, ends)}</span> {hall && <span>{hall}</span>}
								</small>
							</td>
						</tr>
					))}
				</Table>
			</div>
			<p className="no-print">
				<a className="button quiet" {...(await calendarLink(calendarFilePath(id)))}>
					{text.calendar(name)}
				</a>
			</p>
		</section>
	);
}
