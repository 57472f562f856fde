import type { School } from "@/lib/office/printing/papers";
import styles from "./papers.module.css";

type Props = {
	school: School;
	/** What the paper is, set off. */
	title?: string;
	/** Of whom it is. */
	lines?: readonly string[];
};

/** The school at the top of a paper. */
export const Letterhead = ({ school: { name, address }, title, lines = [] }: Props) => (
	<header className={styles.letterhead}>
		<p className={styles.school}>{name}</p>
		{address && <p>{address}</p>}
		{title && <p className={styles.title}>{title}</p>}
		{lines.map((line) => (
			<p key={line} className={styles.line}>
				{line}
			</p>
		))}
	</header>
);
