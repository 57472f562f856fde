import { toBengaliDigits } from "@/lib/bengali/digits";
import { type DateKind, dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { calendarPath } from "@/lib/contract/paths";
import { chooseForPaper } from "@/lib/contract/school-dates";
import { environment } from "@/lib/environment";
import { getCalendarYears } from "@/lib/school/calendar-years";
import { getDates } from "@/lib/school/school-dates";
import calendar from "./calendar.module.css";
import { Legend } from "./legend";
import { MiniMonth } from "./mini-month";
import styles from "./year.module.css";

/** Lines of a column of the printed list, and characters of a line when there are two columns and three. */
const [columnLines, wideLine, narrowLine] = [22, 56, 36];

/**
 * The printed list has two columns, or three if it does not fit. What has too many lines even there has one for each
 * date, in which long names are cut.
 */
function columnsFor(texts: readonly string[]): string {
	const fits = (columns: number, line: number) =>
		texts.reduce((lines, { length }) => lines + Math.ceil(length / line), 0) <= columns * (columnLines - 1);
	if (fits(2, wideLine)) return "";
	return fits(3, narrowLine) ? `${styles.many}` : `${styles.many} ${styles.cut}`;
}

type Words = { name: string; kind: DateKind; from: string; to: string; classes: readonly string[] };

/** @returns the days of a date, and what it is */
const wordsOf = ({ name, kind, from, to, classes }: Words): [days: string, what: string] => [
	formatSpan(from, to, true),
	` ${dateKinds[kind]}: ${name}${classes.length > 0 ? ` (${text.classes(classes)})` : ""}`,
];

/** A whole year: twelve months and the list of dates, printed on one sheet. */
export async function YearPage({ year }: { year: number }) {
	const [{ dates, total }, { first, last }] = await Promise.all([getDates(year), getCalendarYears()]);
	const chosen = chooseForPaper(dates);
	const columns = columnsFor(dates.filter(({ id }) => chosen.has(id)).map((date) => wordsOf(date).join("")));
	const { SITE_URL: site } = environment;
	const address = site ? new URL(calendarPath(year), site).href.replace(/^https?:\/\//, "") : "";
	const neighbours = [year - 1, year + 1].filter((one) => one >= first && one <= last);
	return (
		<div className={styles.sheet}>
			<h1>{text.yearTitle(year)}</h1>
			<nav aria-label={text.months} className={`${calendar.months} no-print`}>
				{neighbours.map((one) => (
					<a key={one} className="button quiet" href={calendarPath(one)}>
						{toBengaliDigits(one)}
					</a>
				))}
			</nav>
			<div className={styles.year}>
				{Array.from({ length: 12 }, (_, index) => (
					<MiniMonth key={text.monthTitle(year, index + 1)} year={year} month={index + 1} dates={dates} />
				))}
			</div>
			<Legend />
			<h2 className="no-print">{text.datesOf(toBengaliDigits(year))}</h2>
			{dates.length === 0 && <p>{text.noneIn(toBengaliDigits(year))}</p>}
			<ul className={`${styles.dates} ${columns}`}>
				{dates.map((date) => {
					const [days, what] = wordsOf(date);
					return (
						<li key={date.id} className={chosen.has(date.id) ? undefined : "no-print"}>
							<b>{days}</b>
							{what}
						</li>
					);
				})}
			</ul>
			{total > chosen.size && <p className={styles.onPaper}>{text.moreOnSite(total - chosen.size, address)}</p>}
			{total > dates.length && <p className="no-print">{text.tooMany(dates.length)}</p>}
		</div>
	);
}
