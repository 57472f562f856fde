import { draftText } from "@/lib/bengali/admission";
import styles from "./application-form.module.css";

/** Says that what was typed before is back, and offers to begin anew. */
export function DraftNote({ onClear }: { onClear: () => void }) {
	return (
		<div role="status" className={styles.note}>
			<p>{draftText.found}</p>
			<button type="button" className="button quiet" onClick={onClear}>
				{draftText.clear}
			</button>
		</div>
	);
}
