"use client";
import type { ReactNode } from "react";
import { formText } from "@/lib/bengali/forms";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./forms.module.css";
import { LateNotice } from "./loading";

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

/**
 * What needs the address's query, of which a stored page knows nothing. With Next's own way, a boundary that the server
 * leaves to the browser, the page's last scripts come after `</html>`.
 */
export const OnceHydrated = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) =>
	useHydrated() ? children : fallback;
