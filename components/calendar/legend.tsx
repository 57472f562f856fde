import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import styles from "./calendar.module.css";
import month from "./month-table.module.css";

/** What the marks mean. Kinds differ in the shape of their border, not only in colour. */
export function Legend() {
	return (
		<p className={`${styles.legend} ${month.kinds}`}>
			{(["holiday", "exam", "event"] as const).map((kind) => (
				<span key={kind} data-kind={kind}>
					{dateKinds[kind]}
				</span>
			))}{" "}
			<small className={styles.weekend}>{schoolYearText.weekend}</small>
		</p>
	);
}
