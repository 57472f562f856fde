import { formText } from "@/lib/bengali/forms";
import styles from "./forms.module.css";

/** What to do where something does not come: a plain link to the page itself needs no script. */
export function LateNotice({ children }: { children: string }) {
	return (
		<div className={styles.notice}>
			<p>{children}</p>
			<a href="?" className="button quiet">
				{formText.reload}
			</a>
		</div>
	);
}
