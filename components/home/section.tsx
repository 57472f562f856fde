import type { ReactNode } from "react";
import styles from "./home.module.css";

/** A titled part of the home page. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className={styles.section}>
			<h2 id={id} className={styles.heading}>
				{title}
			</h2>
			{children}
		</section>
	);
}
