import type { School } from "@/lib/office/printing/papers";

type Props = {
	school: School;
	/** Kind of the paper, in a box. */
	title?: string;
	/** To whom the paper refers, such as exam and class. */
	lines?: readonly string[];
};

/** The school at the top of a paper. */
export const Letterhead = ({ school: { name, address, crest }, title, lines = [] }: Props) => (
	<header className="papers-letterhead">
		{crest && <img className="papers-crest" src={crest.src} width={crest.width} height={crest.height} alt="" />}
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
