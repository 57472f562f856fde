import { Sheet, SheetHeading } from "@/components/results/sheet";
import { SheetCode } from "@/components/verify/sheet-code";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { resultTitles } from "@/lib/bengali/results";
import { certificatePaperText } from "../certificates/text-fields";
import { ColumnHeads } from "../parts/column-heads";
import { PrintButton } from "../parts/print-button";
import type { Signature } from "../signature/schema";
import { SignatureChoice } from "../signature/signature-choice";
import { AdmitCards } from "./admit-cards";
import { ClassSummary } from "./class-summary-view";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper, School } from "./papers";
import { SeatPlan } from "./seat-plan";
import type { PaperKind } from "./shared";
import { TabulationSheet } from "./tabulation-sheet";
import { paperText, printingText, printingText as text } from "./text";

type ClassListProps = Extract<Paper, { kind: "class-list" }> & Desk;

/** The students of each section by roll; a section begins on a new sheet. */
const ClassList = ({ year, sections, school }: ClassListProps) =>
	sections.map(({ id, title, members }) => (
		<PaperFrame
			key={id}
			form="list"
			label={title}
			language="bn"
			lines={[`${title} · ${paperText.year(year)}`, paperText.students(members.length)]}
			school={school}
			title={printingText.papers["class-list"].name}
		>
			<table className="papers-table">
				<ColumnHeads columns={[paperText.roll, paperText.code, paperText.name, paperText.father, paperText.mobile]} />
				<tbody>
					{members.map(({ id, roll, code, name, father, mobile }) => (
						<tr key={id}>
							<td className="papers-number">{toBengaliDigits(roll)}</td>
							<td className="papers-number">{toBengaliDigits(code)}</td>
							<th scope="row">{name}</th>
							<td>{father}</td>
							<td className="papers-number">{mobile ? toBengaliDigits(mobile) : paperText.none}</td>
						</tr>
					))}
				</tbody>
			</table>
		</PaperFrame>
	));

type GradeSheetsProps = Extract<Paper, { kind: "grade-sheets" }> & Desk;

/** The public grade sheet of each student, one on a sheet of paper. */
const GradeSheets = ({ sheets, school, signed }: GradeSheetsProps) =>
	sheets.map(({ id, result, subjects, details, head, year, code }) => (
		<PaperFrame
			key={id}
			form="sheet"
			foot={<SheetCode src={code} />}
			label={head.student.name}
			language="bn"
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
