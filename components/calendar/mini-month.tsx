import { shortWeekdays } from "@/lib/bengali/calendar";
import { formatMonthName } from "@/lib/bengali/dhaka";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { weeksOf } from "@/lib/contract/month";
import { calendarPath } from "@/lib/contract/paths";
import { daysWith, kindOf, type SchoolDate } from "@/lib/contract/school-dates";
import styles from "./year.module.css";

type Props = { year: number; month: number; dates: readonly SchoolDate[] };

/** A month of the year's sheet. Its table is for the eye: the list below it says the same in words. */
export function MiniMonth({ year, month, dates }: Props) {
	return (
		<div className={styles.month}>
			<h2>
				<a href={calendarPath(year, month)}>{formatMonthName(month)}</a>
			</h2>
			<table
				className={styles.mini}
				aria-hidden="true"
				// As elements, twelve months of cells would make the page a third heavier: they are sent a second time as data.
				dangerouslySetInnerHTML={{ __html: rowsOf(year, month, dates) }}
			/>
		</div>
	);
}

/** Only numbers and names of our own. */
function rowsOf(year: number, month: number, dates: readonly SchoolDate[]): string {
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
