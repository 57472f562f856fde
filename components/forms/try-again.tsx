import { waitingText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";

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
