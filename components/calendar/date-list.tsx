import { examRoutineText } from "@/lib/bengali/exam-routines";
import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { examRoutinePath, itemPath } from "@/lib/contract/paths";
import type { SchoolDate, SpanGroup } from "@/lib/contract/school-dates";
import styles from "./calendar.module.css";

/** What a date says besides its days. */
function DateFacts({ date: { name, kind, classes, notice, routine } }: { date: SchoolDate }) {
	return (
		<>
			<strong data-kind={kind}>{name}</strong>
			<span>
				{dateKinds[kind]}
				{classes.length > 0 && ` · ${text.classes(classes)}`}
			</span>
			{routine && (
				<a className={styles.notice} href={examRoutinePath(routine)}>
					{examRoutineText.link}
				</a>
			)}
			{notice && (
				<a className={styles.notice} href={itemPath("notice", notice)}>
					{text.notice(notice)}
				</a>
			)}
		</>
	);
}

type Props = {
	groups: SpanGroup<SchoolDate>[];
};

/** The dates of a month, each once, under its own days; the calendar's days lead here. */
export function DateList({ groups }: Props) {
	return groups.map(({ from, to, place, dates }) => (
		<section
			key={from + to}
			{...(place && { id: `d${place}` })}
			aria-labelledby={`h${from}-${to}`}
			className={styles.day}
		>
			<h3 id={`h${from}-${to}`}>{formatSpan(from, to)}</h3>
			<ul className="plain">
				{dates.map((date) => (
					<li key={date.id}>
						<DateFacts date={date} />
					</li>
				))}
			</ul>
		</section>
	));
}
