import { waitingText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";
import { LateNotice } from "./late-notice";

/** Loading indicator. */
export function Waiting({ children }: { children: string }) {
	return (
		<>
			<p role="status" className={`${styles.waiting} needs-script`}>
				<span className={styles.wheel} aria-hidden="true" />
				{children}
			</p>
			<div className={`${styles.late} ${styles.never} needs-script`}>
				<LateNotice>{waitingText.late}</LateNotice>
			</div>
		</>
	);
}
