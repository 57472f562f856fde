import { waitingText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";
import { LateNotice } from "./late-notice";

/**
 * Shows that something is on its way. Calls end by themselves; for whatever else might never come, the page's style
 * says after a while what to do, without a script.
 */
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
