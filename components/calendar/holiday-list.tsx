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
					<table className={table.table}>
						<thead>
							<tr>
								<th scope="col">{text.columns.days}</th>
								<th scope="col">{text.columns.name}</th>
								<th scope="col">{text.columns.count}</th>
							</tr>
						</thead>
						<tbody>
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
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}
