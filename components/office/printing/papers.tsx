import { printingText as text } from "@/lib/bengali/office/printing";
import type { Paper, School } from "@/lib/office/printing/papers";
import { PrintButton } from "../print-button";
import { AdmitCards } from "./admit-cards";
import { ClassList } from "./class-list";
import { ClassSummary } from "./class-summary";
import { GradeSheets } from "./grade-sheets";
import { SeatPlan } from "./seat-plan";
import { TabulationSheet } from "./tabulation-sheet";

type Props = {
	paper: Paper;
	school: School;
	/** Address of the form with this choice. */
	change: string;
};

/** The papers as they are printed, below the bar with the print button. */
export function Papers({ paper, school, change }: Props) {
	return (
		<main className="papers-desk" data-papers="">
			<div className="papers-tools">
				<h1>{text.papers[paper.kind].name}</h1>
				{paper.kind === "grade-sheets" && paper.missing > 0 && <p>{text.missing(paper.missing)}</p>}
				<p>{text.printHint}</p>
				<div className="papers-acts">
					<PrintButton>{text.print}</PrintButton>
					<a href={change}>{text.change}</a>
				</div>
			</div>
			<Content paper={paper} school={school} />
		</main>
	);
}

function Content({ paper, school }: Omit<Props, "change">) {
	switch (paper.kind) {
		case "class-list":
			return <ClassList {...paper} school={school} />;
		case "grade-sheets":
			return <GradeSheets {...paper} school={school} />;
		case "tabulation":
			return <TabulationSheet {...paper} school={school} />;
		case "class-summary":
			return <ClassSummary {...paper} school={school} />;
		case "admit-cards":
			return <AdmitCards {...paper} school={school} />;
		case "seat-plan":
			return <SeatPlan {...paper} school={school} />;
	}
}
