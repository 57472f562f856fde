import type { School } from "@/lib/office/printing/papers";

type Props = {
	school: School;
	/** What the paper is, set off. */
	title?: string;
	/** Of whom it is. */
	lines?: readonly string[];
};

/** The school at the top of a paper. */
export const Letterhead = ({ school: { name, address }, title, lines = [] }: Props) => (
	<header className="papers-letterhead">
		<p className="papers-school">{name}</p>
		{address && <p>{address}</p>}
		{title && <p className="papers-title">{title}</p>}
		{lines.map((line) => (
			<p key={line} className="papers-line">
				{line}
			</p>
		))}
	</header>
);
