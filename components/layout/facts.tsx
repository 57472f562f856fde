import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = readonly [name: string, value: ReactNode];

type Props = {
	facts: readonly Fact[];
	/** What stands where a value is empty. */
	missing?: string;
	/** The list's own looks: how its pairs stand beside each other. */
	className?: string;
};

/** Names and values of one record. */
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
