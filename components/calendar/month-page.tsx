import { eventsData, JsonLd } from "@/components/layout/structured-data";
import { formatMonth } from "@/lib/bengali/calendar";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { calendarPath, examRoutinePath, holidaysPath, itemPath } from "@/lib/contract/paths";
import { groupSpans, type SchoolDate, type SpanGroup } from "@/lib/contract/school-dates";
import { getNeighbours } from "@/lib/school/calendar";
import { getDates, marksOf } from "@/lib/school/school-dates";
import { getSettings } from "@/lib/school/settings";
import styles from "./calendar.module.css";
import { Legend } from "./legend";
import { MonthTable } from "./month-table";
import { Subscribe } from "./subscribe";
import { Today } from "./today";

type Props = { year: number; month: number; title: string };

/** A month of the school year: its calendar, and what is on each day. */
export async function MonthPage({ year, month, title }: Props) {
	const [{ dates, total }, { previous, next }, settings] = await Promise.all([
		getDates(year, month),
		getNeighbours({ year, month }),
		getSettings(),
	]);
	const groups = groupSpans(year, month, dates);
	const when = formatMonth(year, month);
	// Places of this page: the browser itself moves there, and marks them.
	const marks = marksOf(year, month, dates).map(
		([day, mark]) => [day, { ...mark, href: mark.href.slice(mark.href.indexOf("#")) }] as const,
	);
	const events = dates.filter(({ kind }) => kind === "event");
	return (
		<>
			<div className="measure">
				{events.length > 0 && <JsonLd data={eventsData(events, settings)} />}
				<h1>{title}</h1>
				<div className={`${styles.months} no-print`}>
					<nav aria-label={text.months} className={styles.steps}>
						{previous && (
							<a className="button quiet" href={calendarPath(previous.year, previous.month)} rel="prev">
								← {formatMonth(previous.year, previous.month)}
							</a>
						)}
						{next && (
							<a className="button quiet" href={calendarPath(next.year, next.month)} rel="next">
								{formatMonth(next.year, next.month)} →
							</a>
						)}
					</nav>
					<a className="button quiet" href={holidaysPath}>
						{text.holidays.title}
					</a>
				</div>
				<Today year={year} month={month}>
					<MonthTable year={year} month={month} marks={new Map(marks)} className={styles.month} />
				</Today>
				<Legend />
				<h2>{text.datesOf(when)}</h2>
				{groups.length > 0 ? <DateList groups={groups} /> : <p>{text.noneIn(when)}</p>}
				{total > dates.length && <p>{text.tooMany(dates.length)}</p>}
				<p className="no-print">
					<a className="button quiet" href={calendarPath(year)}>
						{text.print}
					</a>
				</p>
			</div>
			<Subscribe />
		</>
	);
}

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

/** The dates of a month, each once, under its own days; the calendar's days lead here. */
function DateList({ groups }: { groups: SpanGroup<SchoolDate>[] }) {
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
