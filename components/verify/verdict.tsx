import { checkedText as text } from "@/lib/bengali/checked-certificate";
import { formatDate } from "@/lib/bengali/dates";
import { verifyText } from "@/lib/bengali/sheet-codes";
import type { CheckedPaper } from "@/lib/school/papers";
import type { SheetState } from "@/lib/school/sheet-codes";
import styles from "./verdict.module.css";

type Props = {
	/** "refused": too many checks from this address. */
	checked: SheetState | { state: "refused"; message: string };
};

const signs = {
	...{ genuine: "✓", outdated: "!", withdrawn: "!", forged: "✗" },
	...{ valid: "✓", cancelled: "✗", expired: "!", unknown: "?" },
} as const;

/** Whether a printed paper is genuine. */
export function Verdict({ checked }: Props) {
	if (checked.state === "refused") return <p>{checked.message}</p>;
	const { state } = checked;
	const { heading, explain, more } = verifyText[state];
	return (
		<div className={`${styles.verdict} ${styles[state]}`}>
			<p className={`row ${styles.heading}`}>
				<span aria-hidden="true">{signs[state]}</span> <strong>{heading}</strong>
			</p>
			<p>{typeof explain === "string" ? explain : "kind" in checked && explain(checked.kind)}</p>
			<p>{more}</p>
			{"certificate" in checked && <CheckedFacts {...checked.certificate} />}
		</div>
	);
}

/** What the register has: to be compared with the paper. */
function CheckedFacts({ kind, number, year, date, initials, class: schoolClass }: CheckedPaper) {
	const facts = [
		[text.kind, text.kindOf(kind)],
		[text.number, text.numberOf(number, year)],
		[text.date, formatDate(date)],
		[text.initials, initials],
		[text.class, schoolClass],
	];
	return (
		<dl className={styles.facts}>
			{facts.map(
				([name, value]) =>
					value && (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
