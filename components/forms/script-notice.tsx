"use client";
import { formText } from "@/lib/bengali/forms";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./forms.module.css";
import { LateNotice } from "./late-notice";

/** Notice on pages that need JavaScript: shown when it is off, or when the scripts fail to load. */
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
