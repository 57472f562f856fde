import type { ReactNode } from "react";
import { Sheet, SheetHeading } from "@/components/results/sheet";
import { SheetCode } from "@/components/verify/sheet-code";
import { resultTitles } from "@/lib/bengali/results";
import { certificatePaperText } from "../certificates/text-fields";
import { PrintButton } from "../parts/print-button";
import { ProvenLink } from "../second-factor/proven-link";
import { AdmitCards } from "./admit-cards";
import { AttendanceSheet } from "./attendance";
import { ClassCounts } from "./class-counts";
import { ClassList } from "./class-list";
import { ClassSummary } from "./class-summary";
import { MarkLists } from "./mark-lists";
import { type Desk, PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { SeatPlan } from "./seat-plan";
import type { PaperKind } from "./shared";
import { TabulationSheet } from "./tabulation";
import { paperText, printingText as text } from "./text";

type GradeSheetsProps = Extract<Paper, { kind: "grade-sheets" }> & Desk;

/** The public grade sheet of each student, one on a sheet of paper. */
const GradeSheets = ({ sheets, school, signed }: GradeSheetsProps) =>
	sheets.map(({ id, result, subjects, details, head, year, code }) => (
		<PaperFrame
			key={id}
			form="sheet"
			foot={<SheetCode src={code} />}
			label={head.student.name}
			school={school}
			seal={certificatePaperText.bn.seal}
			signed={signed}
			signatures={[paperText.classTeacher, paperText.headTeacher]}
			title={resultTitles.sheet}
		>
			<Sheet
				foot={null}
				heading={<SheetHeading head={head} year={year} />}
				result={result}
				subjects={subjects}
				details={details}
			/>
		</PaperFrame>
	));

type Props = Desk & {
	paper: Paper;
	/** Address of the form with this choice. */
	change: string;
	/** To the same papers with a signature, or without. */
	link: ReactNode;
};

/** Papers that the head teacher signs. */
const signedPapers: readonly PaperKind[] = ["grade-sheets", "tabulation", "class-summary", "admit-cards"];

/** The papers as they are printed, below the bar with the print button. */
export function Papers({ paper, change, link, ...desk }: Props) {
	return (
		<main className="papers-desk" data-papers="">
			<div className="office-screen papers-tools">
				<h1>{text.papers[paper.kind].name}</h1>
				{paper.kind === "grade-sheets" && paper.missing > 0 && <p>{text.missing(paper.missing)}</p>}
				<p>{text.printHint}</p>
				<div className="office-line papers-acts">
					<PrintButton>{text.print}</PrintButton>
					<a href={change}>{text.change}</a>
					<PaperFile paper={paper} />
					{signedPapers.includes(paper.kind) && link}
				</div>
			</div>
			<Content paper={paper} {...desk} />
		</main>
	);
}

/** The same as a spreadsheet, of papers that have one; that of the whole school asks once more who it is. */
function PaperFile({ paper }: Pick<Props, "paper">) {
	if (!("file" in paper)) return null;
	if (paper.kind === "class-list" && paper.isWhole)
		return (
			<ProvenLink href={paper.file} label={text.file}>
				{text.file}
			</ProvenLink>
		);
	return (
		<a href={paper.file} download>
			{text.file}
		</a>
	);
}

const views: { [K in PaperKind]: (props: Extract<Paper, { kind: K }> & Desk) => ReactNode } = {
	"class-list": ClassList,
	attendance: AttendanceSheet,
	"mark-list": MarkLists,
	"class-counts": ClassCounts,
	"grade-sheets": GradeSheets,
	tabulation: TabulationSheet,
	"class-summary": ClassSummary,
	"admit-cards": AdmitCards,
	"seat-plan": SeatPlan,
	"day-seats": SeatPlan,
};

function Content({ paper, ...desk }: Pick<Props, "paper"> & Desk) {
	const View = views[paper.kind] as (props: Paper & Desk) => ReactNode;
	return <View {...paper} {...desk} />;
}
