import { formText, waitingText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";

/** What to do when something does not load: a link that reloads the page, also without JavaScript. */
export function LateNotice({ children }: { children: string }) {
	return (
		<div className={styles.notice}>
			<p>{children}</p>
			<a href="?" target="_self" className="button quiet">
				{formText.reload}
			</a>
		</div>
	);
}

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

type Props = { message: string; again: () => void };

/** Error message of a failed call, with a retry button. */
export function TryAgain({ message, again }: Props) {
	return (
		<div role="alert" className={styles.notice}>
			<p>{message}</p>
			<button type="button" className="button quiet" onClick={again}>
				{waitingText.retry}
			</button>
		</div>
	);
}
