import styles from "./papers.module.css";

/** Lines to sign on. */
export const Signatures = ({ names }: { names: readonly string[] }) => (
	<div className={styles.signatures}>
		{names.map((name) => (
			<span key={name}>{name}</span>
		))}
	</div>
);
