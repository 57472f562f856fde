import { toBengaliDigits } from "@/lib/bengali/digits";
import { dateKinds } from "@/lib/bengali/school-dates";
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

/** Dates for which the printed list has two columns; more have three, in which long names are cut. */
const mostInWideColumns = 44;

/** A whole year: twelve months and the list of dates, printed on one sheet. */
export async function YearPage({ year }: { year: number }) {
	const [{ dates, total }, { first, last }] = await Promise.all([getDates(year), getCalendarYears()]);
	const chosen = chooseForPaper(dates);
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
			<ul className={`${styles.dates} ${chosen.size > mostInWideColumns ? styles.many : ""}`}>
				{dates.map(({ id, name, kind, from, to, classes }) => (
					<li key={id} className={chosen.has(id) ? undefined : "no-print"}>
						<b>{formatSpan(from, to, true)}</b>
						{` ${dateKinds[kind]}: ${name}${classes.length > 0 ? ` (${text.classes(classes)})` : ""}`}
					</li>
				))}
			</ul>
			{total > chosen.size && <p className={styles.onPaper}>{text.moreOnSite(total - chosen.size, address)}</p>}
			{total > dates.length && <p className="no-print">{text.tooMany(dates.length)}</p>}
		</div>
	);
}
