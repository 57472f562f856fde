"use client";
import { formText } from "@/lib/bengali/forms";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./forms.module.css";
import { LateNotice } from "./late-notice";

/** Stands where a page can do nothing without JavaScript, and where its script does not come. */
export function ScriptNotice() {
	const ready = useHydrated();
	return (
		<>
			<noscript>
				<p className={styles.notice}>{formText.noScript}</p>
			</noscript>
			{!ready && (
				<div className={`${styles.late} needs-script`}>
					<LateNotice>{formText.late}</LateNotice>
				</div>
			)}
		</>
	);
}
