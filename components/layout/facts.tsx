import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = readonly [name: string, value: ReactNode];

type Props = {
	facts: readonly Fact[];
	/** Placeholder for empty values. */
	missing?: string;
	/** Class for the layout of the pairs. */
	className?: string;
};

/** Description list of a record's names and values. */
export function Facts({ facts, missing, className = "" }: Props) {
	return (
		<dl className={`${styles.facts} ${className}`}>
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value || <span className={styles.missing}>{missing}</span>}</dd>
				</div>
			))}
		</dl>
	);
}
