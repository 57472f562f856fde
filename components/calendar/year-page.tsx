import { shortWeekdays } from "@/lib/bengali/calendar";
import { formatMonthName } from "@/lib/bengali/dhaka";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetText } from "@/lib/bengali/results";
import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { layoutText } from "@/lib/bengali/site";
import { weeksOf } from "@/lib/contract/days";
import { calendarPath } from "@/lib/contract/paths";
import { chooseForPaper, daysWith, kindOf, type SchoolDate } from "@/lib/contract/school-dates";
import { getCalendarYears } from "@/lib/school/calendar";
import { getDates } from "@/lib/school/school-dates";
import { getSettings } from "@/lib/school/settings";
import calendar from "./calendar.module.css";
import { Legend } from "./legend";
import styles from "./year.module.css";

/** Lines of a column of the printed list, and characters of a line when there are two columns and three. */
const [columnLines, wideLine, narrowLine] = [19, 64, 42];
/** Lines of both columns, up to which months and letters are larger, so that the sheet is filled. */
const fewLines = 34;

/** @returns the days of a date, and what it is */
const wordsOf = ({ name, kind, from, to, classes }: SchoolDate): [days: string, what: string] => [
	formatSpan(from, to, true),
	` ${dateKinds[kind]}: ${name}${classes.length > 0 ? ` (${text.classes(classes)})` : ""}`,
];

/**
 * The printed list has two columns, or three where it does not fit; what does not fit there is on the site alone. In
 * Bengali a text has more characters than letters, so that the lines are rather too many.
 * @returns ids of the printed dates, and the classes of the sheet and its list
 */
function layOut(dates: readonly SchoolDate[]) {
	const linesIn = (line: number) => (date: SchoolDate) => Math.ceil(wordsOf(date).join("").length / line);
	const inTwo = chooseForPaper(dates, linesIn(wideLine), 2 * (columnLines - 1));
	if (inTwo.size < dates.length)
		return { chosen: chooseForPaper(dates, linesIn(narrowLine), 3 * (columnLines - 1)), sheet: "", list: styles.many };
	const lines = dates.map(linesIn(wideLine)).reduce((sum, count) => sum + count, 0);
	return { chosen: inTwo, sheet: lines > fewLines ? "" : styles.roomy, list: "" };
}

/** A whole year: twelve months and the list of dates, printed on one sheet. */
export async function YearPage({ year }: { year: number }) {
	const [{ dates, total }, { first, last }, { eiin, siteAddress: site }] = await Promise.all([
		getDates(year),
		getCalendarYears(),
		getSettings(),
	]);
	const { chosen, sheet, list } = layOut(dates);
	const address = site ? new URL(calendarPath(year), site).href.replace(/^https?:\/\//, "") : "";
	const neighbours = [year - 1, year + 1].filter((neighbour) => neighbour >= first && neighbour <= last);
	return (
		<div className={`${styles.sheet} ${sheet}`}>
			<h1>{text.yearTitle(year)}</h1>
			<nav aria-label={text.months} className={`${calendar.months} no-print`}>
				{neighbours.map((neighbour) => (
					<a key={neighbour} className="button quiet" href={calendarPath(neighbour)}>
						{toBengaliDigits(neighbour)}
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
			<ul className={`plain ${styles.dates} ${list}`}>
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
			<p className={styles.foot}>
				<span>{eiin && `${layoutText.eiin}: ${toBengaliDigits(eiin)}`}</span>
				<span className={styles.sign}>{sheetText.headTeacher}</span>
			</p>
			{total > dates.length && <p className="no-print">{text.tooMany(dates.length)}</p>}
		</div>
	);
}

type MonthProps = { year: number; month: number; dates: readonly SchoolDate[] };

/** A month of the year's sheet. Its table is for the eye: the list below it says the same in words. */
function MiniMonth(props: MonthProps) {
	const { year, month } = props;
	return (
		<div className={styles.month}>
			<h2>
				<a href={calendarPath(year, month)}>{formatMonthName(month)}</a>
			</h2>
			<table
				className={styles.mini}
				aria-hidden="true"
				// As elements, twelve months of cells would make the page a third heavier: they are sent a second time as data.
				dangerouslySetInnerHTML={{ __html: rowsOf(props) }}
			/>
		</div>
	);
}

/** Only numbers and names of our own. */
function rowsOf({ year, month, dates }: MonthProps): string {
	const days = daysWith(year, month, dates);
	const cellOf = (day: number | null) => {
		const own = day && days.get(day);
		const mark = own ? ` data-kind=${kindOf(own)}` : "";
		return `<td${mark}>${day ? toBengaliDigits(day) : ""}</td>`;
	};
	const head = shortWeekdays.map((name) => `<th>${name}</th>`).join("");
	const weeks = weeksOf(year, month).map((week) => `<tr>${week.map(cellOf).join("")}</tr>`);
	return `<thead><tr>${head}</tr></thead><tbody>${weeks.join("")}</tbody>`;
}
