import type { School } from "@/lib/office/printing/papers";
import styles from "./papers.module.css";

type Props = {
	school: School;
	/** What the paper is, and of whom. */
	lines?: readonly string[];
};

/** The school at the top of a paper. */
export const Letterhead = ({ school: { name, address }, lines = [] }: Props) => (
	<header className={styles.letterhead}>
		<p className={styles.school}>{name}</p>
		{address && <p>{address}</p>}
		{lines.map((line) => (
			<p key={line} className={styles.line}>
				{line}
			</p>
		))}
	</header>
);
