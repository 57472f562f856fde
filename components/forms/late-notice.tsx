import { formText } from "@/lib/bengali/forms";
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
