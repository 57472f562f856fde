import styles from "./forms.module.css";

/** Loading indicator. */
export function Waiting({ children }: { children: string }) {
	return (
		<p role="status" className={`${styles.waiting} needs-script`}>
			<span className={styles.wheel} aria-hidden="true" />
			{children}
		</p>
	);
}
