import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { itemPath } from "@/lib/contract/paths";
import type { SchoolDate } from "@/lib/contract/school-dates";
import styles from "./calendar.module.css";

/** What a date says besides its days. */
export function DateFacts({ date: { name, kind, classes, notice } }: { date: SchoolDate }) {
	return (
		<>
			<strong data-kind={kind}>{name}</strong>
			<span>
				{dateKinds[kind]}
				{classes.length > 0 && ` · ${text.classes(classes)}`}
			</span>
			{notice && (
				<a className={styles.notice} href={itemPath("notice", notice)}>
					{text.notice(notice)}
				</a>
			)}
		</>
	);
}

type Props = {
	/** Lists by their days. */
	groups: { first: number; span: { from: string; to: string }; dates: SchoolDate[] }[];
};

/** The dates of a month under the days that have them; the calendar's days lead here. */
export function DateList({ groups }: Props) {
	return groups.map(({ first, span, dates }) => (
		<section key={first} id={`d${first}`} aria-labelledby={`h${first}`} className={styles.day}>
			<h3 id={`h${first}`}>{formatSpan(span.from, span.to)}</h3>
			<ul>
				{dates.map((date) => (
					<li key={date.id}>
						<DateFacts date={date} />
						{date.from !== date.to && <small>{formatSpan(date.from, date.to)}</small>}
					</li>
				))}
			</ul>
		</section>
	));
}
