import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { calendarPath, examRoutinePath } from "@/lib/contract/paths";
import type { Upcoming } from "@/lib/school/school-dates";
import styles from "./home.module.css";

/** Beside a date that is now; hidden in a page that was kept, once the date is over (public/sw.js). */
export const NowMark = ({ from, to }: { from: string; to: string }) => (
	<span data-until={to}>{` (${from === to ? text.today : text.ongoing})`}</span>
);

/** The next dates of the school year, each with a link to its day, or to the routine of an exam. */
export function NextDates({ dates }: { dates: Upcoming[] }) {
	return (
		<ul className={styles.items}>
			{dates.map(({ id, name, kind, from, to, isOngoing, routine }) => {
				const [year, month, day] = from.split("-").map(Number);
				const path = routine ? examRoutinePath(routine) : `${calendarPath(year, month)}#d${day}`;
				return (
					<li key={id}>
						<span>
							<a href={path}>{name}</a>
							<small>
								{`${formatSpan(from, to)} · ${dateKinds[kind]}`}
								{isOngoing && <NowMark from={from} to={to} />}
							</small>
						</span>
					</li>
				);
			})}
		</ul>
	);
}
