import { verifyText } from "@/lib/bengali/sheet-codes";
import type { SheetState } from "@/lib/school/sheet-codes";
import styles from "./verdict.module.css";

type Props = {
	/** "refused": too many checks from this address. */
	checked: SheetState | { state: "refused"; message: string };
};

const signs = { genuine: "✓", outdated: "!", withdrawn: "!", forged: "✗" } as const;

/** Whether a printed paper is genuine. */
export function Verdict({ checked }: Props) {
	if (checked.state === "refused") return <p>{checked.message}</p>;
	const { state } = checked;
	const { heading, more } = verifyText[state];
	return (
		<div className={`${styles.verdict} ${styles[state]}`}>
			<p className={styles.heading}>
				<span aria-hidden="true">{signs[state]}</span> <strong>{heading}</strong>
			</p>
			<p>{state === "forged" ? verifyText.forged.explain : verifyText[state].explain(checked.kind)}</p>
			<p>{more}</p>
		</div>
	);
}
