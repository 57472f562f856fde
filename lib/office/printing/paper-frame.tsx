import type { ReactNode } from "react";
import type { Picture } from "@/lib/school/pictures";
import type { Signature } from "../signature/signature";

/** What stands at the top of a paper; `eiin` with its word, "" without one. */
export type School = {
	name: string;
	address: string;
	eiin: string;
	crest: Pick<Picture, "src" | "width" | "height"> | null;
};

export type SignaturePicture = Pick<Signature, "picture" | "width" | "height">;

/** What all papers of a school have: its head, and the picture of a signature, if they are printed with it. */
export type Desk = { school: School; signed: SignaturePicture | null };

type Props = {
	school: School;
	/** Of what is printed; the number of pages is written in it. */
	language?: "bn" | "en";
	title: string;
	/** Across the title, as on a copy. */
	mark?: string | undefined;
	/** Beside the title: at the beginning of the line and at its end. */
	lines?: readonly [start: string, end: string];
	/** For screen readers, by default the title. */
	label?: string;
	/**
	 * "letter": a large head above a text. "list": a small one, so that a table has the page; "wide": the same on paper that
	 * lies across; "door": with a large title. "sheet": one of many papers, each of one page, which goes to a person of its own
	 * and has no number of pages.
	 */
	form?: "letter" | "list" | "wide" | "door" | "sheet";
	children: ReactNode;
	/** Who signs; below the last one stands the seal. Empty: nobody. */
	signatures?: readonly string[];
	/** The word for seal and signature. */
	seal?: string;
	/** A picture of the last one's signature, in the place of that word. */
	signed?: SignaturePicture | null | undefined;
	/** Beside the signatures, such as the code of a paper. */
	foot?: ReactNode;
};

/** The frame of a print: crest, name, address and EIIN; memo and date; title; content; seal and signatures; page x of y. */
export const PaperFrame = ({ form = "letter", language = "bn", title, label = title, ...props }: Props) => {
	const { school, mark, lines, children, signatures = [], seal, signed, foot } = props;
	return (
		<section className={`papers-sheet frame frame-${form}`} lang={language} aria-label={label}>
			<FrameHead school={school} />
			<div className="frame-top">
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
			</div>
			<div className="frame-body">{children}</div>
			{(foot || signatures.length > 0) && (
				<footer className="frame-foot">
					{foot}
					<FrameSignatures names={signatures} seal={seal} signed={signed} />
				</footer>
			)}
		</section>
	);
};

/** The school at the top of a paper, or of one of several on a sheet that is cut. */
export const FrameHead = ({ school: { name, address, eiin, crest } }: { school: School }) => (
	<header className="frame-head">
		{crest && <img src={crest.src} width={crest.width} height={crest.height} alt="" />}
		<div>
			<p className="frame-school">{name}</p>
			{address && <p>{address}</p>}
			{eiin && <p>{eiin}</p>}
		</div>
	</header>
);

/** Lines to sign on; seal, or picture of a signature, have their place above the last one. */
export const FrameSignatures = ({
	names,
	seal,
	signed,
}: Pick<Props, "seal" | "signed"> & { names: readonly string[] }) =>
	names.map((name, index) => (
		<p key={name} className="frame-sign">
			{index === names.length - 1 && (
				<small>
					{signed ? (
						<img className="frame-signed" src={signed.picture} width={signed.width} height={signed.height} alt="" />
					) : (
						seal
					)}
				</small>
			)}
			<span>{name}</span>
		</p>
	));

/** @returns the items in groups of a sheet of paper */
export function inSheets<T>(items: readonly T[], perSheet: number): T[][] {
	const sheets = Math.ceil(items.length / perSheet);
	return Array.from({ length: sheets }, (_, index) => items.slice(index * perSheet, (index + 1) * perSheet));
}
