import { formatMonth, weekdays } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { weeksOf } from "@/lib/contract/month";
import styles from "./month.module.css";

/** A month for those without scripts, and for all before theirs has come. It marks no day: the page may be of yesterday. */
export function MonthTable({ year, month }: { year: number; month: number }) {
	return (
		<table className={styles.grid}>
			<caption className={styles.caption}>{formatMonth(year, month)}</caption>
			<thead>
				<tr>
					{weekdays.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(year, month).map((week) => (
					<tr key={week[0]?.date}>
						{week.map(({ date, day, outside }) => (
							<td key={date} className={outside ? styles.outside : undefined}>
								{toBengaliDigits(day)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
