import { formatMonth, weekdays } from "@/lib/bengali/calendar";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { weeksOf } from "@/lib/contract/month";
import styles from "./home.module.css";

/** A month as static HTML, for browsers without JavaScript and until it loads. Does not mark today: the page is cached. */
export function MonthTable({ year, month }: { year: number; month: number }) {
	return (
		<table className={styles.grid}>
			<caption className={styles.caption}>{formatMonth(year, month)}</caption>
			<thead>
				<tr>
					{weekdays.map((name) => (
						<th key={name}>{name}</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(year, month).map((week) => (
					<tr key={week.find(Boolean)}>
						{week.map((day, weekday) => (
							<td key={day ?? -weekday}>{day && toBengaliDigits(day)}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
