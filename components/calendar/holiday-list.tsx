import { Table } from "@/components/layout/column-heads";
import table from "@/components/layout/table-frame.module.css";
import { formatSpan, schoolYearText } from "@/lib/bengali/school-year";
import { lengthOf, type SchoolDate } from "@/lib/contract/school-dates";
import styles from "./calendar.module.css";

const text = schoolYearText.holidays;

/** The holidays of a year, and how long each is. */
export function HolidayList({ year, holidays }: { year: number; holidays: readonly SchoolDate[] }) {
	const id = `y${year}`;
	return (
		<section aria-labelledby={id}>
			<h2 id={id}>{text.ofYear(year)}</h2>
			{holidays.length === 0 ? (
				<p>{text.none(year)}</p>
			) : (
				<div className={table.frame}>
					<Table className={table.table} columns={Object.values(text.columns)}>
						{holidays.map((date) => (
							<tr key={date.id}>
								<td>{formatSpan(date.from, date.to)}</td>
								<td>
									{date.name}
									{date.classes.length > 0 && ` (${schoolYearText.classes(date.classes)})`}
								</td>
								<td className={styles.days}>{text.days(lengthOf(date))}</td>
							</tr>
						))}
					</Table>
				</div>
			)}
		</section>
	);
}
