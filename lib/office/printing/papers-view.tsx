import { PrintButton } from "../parts/print-button";
import type { Signature } from "../signature/schema";
import { SignatureChoice } from "../signature/signature-choice";
import { AdmitCards } from "./admit-cards";
import { ClassList } from "./class-list";
import { ClassSummary } from "./class-summary-view";
import type { Desk } from "./desk";
import { GradeSheets } from "./grade-sheets";
import type { Paper, School } from "./papers";
import { SeatPlan } from "./seat-plan";
import type { PaperKind } from "./shared";
import { TabulationSheet } from "./tabulation-sheet";
import { printingText as text } from "./text";

type Props = {
	paper: Paper;
	school: School;
	/** Address of the form with this choice. */
	change: string;
	/** For accounts that may print with the picture of a signature: it, or null while there is none. */
	signature?: Signature | null | undefined;
	/** Whether it is printed, and the address of the same papers with it or without. */
	isSigned: boolean;
	toggle: string;
};

/** Papers that the head teacher signs. */
const signedPapers: readonly PaperKind[] = ["grade-sheets", "tabulation", "class-summary", "admit-cards"];

/** The papers as they are printed, below the bar with the print button. */
export function Papers({ paper, school, change, signature, isSigned, toggle }: Props) {
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{text.papers[paper.kind].name}</h1>
				{paper.kind === "grade-sheets" && paper.missing > 0 && <p>{text.missing(paper.missing)}</p>}
				<p>{text.printHint}</p>
				<div className="papers-acts">
					<PrintButton>{text.print}</PrintButton>
					<a href={change}>{text.change}</a>
					{signedPapers.includes(paper.kind) && <SignatureChoice {...{ signature, isSigned, toggle }} />}
				</div>
			</div>
			<Content paper={paper} school={school} signed={(isSigned && signature) || null} />
		</main>
	);
}

function Content({ paper, ...desk }: Pick<Props, "paper"> & Desk) {
	switch (paper.kind) {
		case "class-list":
			return <ClassList {...paper} {...desk} />;
		case "grade-sheets":
			return <GradeSheets {...paper} {...desk} />;
		case "tabulation":
			return <TabulationSheet {...paper} {...desk} />;
		case "class-summary":
			return <ClassSummary {...paper} {...desk} />;
		case "admit-cards":
			return <AdmitCards {...paper} {...desk} />;
		case "seat-plan":
			return <SeatPlan {...paper} {...desk} />;
	}
}
