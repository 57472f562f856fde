import type { ReactNode } from "react";
import type { School } from "@/lib/office/printing/papers";

type Props = {
	/** `eiin` with its word; "" without one. */
	school: School & { eiin: string };
	/** Of what is printed; the number of pages is written in it. */
	language: "bn" | "en";
	title: string;
	/** Across the title, as on a copy. */
	mark?: string | undefined;
	/** Between heading and title: at the beginning of the line and at its end. */
	lines?: readonly [start: string, end: string];
	/** For screen readers. */
	label: string;
	children: ReactNode;
	/** Who signs; below the last one stands the seal. Empty: nobody. */
	signatures?: readonly string[];
	/** The word for seal and signature. */
	seal?: string;
	/** Beside the signatures, such as the code of a paper. */
	foot?: ReactNode;
};

/** The frame of a print: crest, name, address and EIIN; memo and date; title; content; seal and signatures; page x of y. */
export const PaperFrame = ({ school, language, title, mark, lines, label, children, ...end }: Props) => {
	const { signatures = [], seal, foot } = end;
	return (
		<section className="papers-sheet frame" lang={language} aria-label={label}>
			<header className="frame-head">
				{school.crest && <img src={school.crest.src} width={school.crest.width} height={school.crest.height} alt="" />}
				<div>
					<p className="frame-school">{school.name}</p>
					{school.address && <p>{school.address}</p>}
					{school.eiin && <p>{school.eiin}</p>}
				</div>
			</header>
			{lines && (
				<p className="frame-lines">
					<span>{lines[0]}</span>
					<span>{lines[1]}</span>
				</p>
			)}
			<div className="frame-title">
				<h2>{title}</h2>
				{mark && <strong className="frame-mark">{mark}</strong>}
			</div>
			<div className="frame-body">{children}</div>
			{(foot || signatures.length > 0) && (
				<footer className="frame-foot">
					{foot}
					{signatures.map((name, index) => (
						<p key={name} className="frame-sign">
							{index === signatures.length - 1 && <small>{seal}</small>}
							<span>{name}</span>
						</p>
					))}
				</footer>
			)}
		</section>
	);
};
