import { formText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";

/** Stands where a page can do nothing without JavaScript. */
export function ScriptNotice() {
	return (
		<noscript>
			<p className={styles.notice}>{formText.noScript}</p>
		</noscript>
	);
}
