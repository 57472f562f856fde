import { dateKinds } from "@/lib/bengali/school-dates";
import { formatSpan, schoolYearText as text } from "@/lib/bengali/school-year";
import { calendarPath, examRoutinePath } from "@/lib/contract/paths";
import type { Upcoming } from "@/lib/school/school-dates";
import styles from "./home.module.css";

/** The next dates of the school year, each with a link to its day, or to the routine of an exam. */
export function NextDates({ dates }: { dates: Upcoming[] }) {
	return (
		<ul className={styles.items}>
			{dates.map(({ id, name, kind, from, to, isOngoing, routine }) => {
				const [year, month, day] = from.split("-").map(Number);
				const path = routine ? examRoutinePath(routine) : `${calendarPath(year, month)}#d${day}`;
				const now = isOngoing ? ` (${from === to ? text.today : text.ongoing})` : "";
				return (
					<li key={id}>
						<span>
							<a href={path}>{name}</a>
							<small>{`${formatSpan(from, to)} · ${dateKinds[kind]}${now}`}</small>
						</span>
					</li>
				);
			})}
		</ul>
	);
}
