import styles from "./forms.module.css";

/** Shows that something is on its way. */
export function Waiting({ children }: { children: string }) {
	return (
		<p role="status" className={`${styles.waiting} needs-script`}>
			<span className={styles.wheel} aria-hidden="true" />
			{children}
		</p>
	);
}
