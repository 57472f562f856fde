import { applicationStateText as text } from "@/lib/bengali/application";
import { formatDate } from "@/lib/bengali/dates";
import type { ApplicationStateAnswer } from "@/lib/contract/application-state";
import styles from "./application-sheet.module.css";

/** State of the application; not printed, because the printed sheet has only what the family has written. */
export function ApplicationProgress({ progress }: { progress: ApplicationStateAnswer }) {
	const { state, reason, decided_at } = progress;
	return (
		<section aria-labelledby="application-state" className={`${styles.progress} ${styles[state] ?? ""} no-print`}>
			<h2 id="application-state">{text[state].heading}</h2>
			<p>{text[state].text}</p>
			{reason && (
				<>
					<p className={styles.label}>{text.reason}</p>
					<p className={styles.reason}>{reason}</p>
				</>
			)}
			{decided_at && <p className={styles.label}>{text.at(formatDate(decided_at))}</p>}
		</section>
	);
}
