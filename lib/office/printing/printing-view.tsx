import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { Sheet, SheetHeading } from "@/components/results/sheet";
import { SheetCode } from "@/components/verify/sheet-code";
import { resultTitles } from "@/lib/bengali/results";
import { addressByHost } from "@/lib/school/settings";
import { certificatesText } from "../certificates/text";
import { certificatePaperText } from "../certificates/text-fields";
import { mayDo } from "../guard";
import { cardsText } from "../identity-cards/text";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { PrintButton } from "../parts/print";
import { ProveFirst, ProvenLink } from "../second-factor/proven-link";
import { askedProof } from "../second-factor/step-up";
import { readSigned } from "../signature/signature-choice";
import { signatureText } from "../signature/text";
import { noteReading } from "../warnings/reading";
import { AdmitCards } from "./admit-cards";
import { AttendanceSheet } from "./attendance";
import { readPrintingChoices } from "./choices";
import { ClassCounts } from "./class-counts";
import { ClassSummary } from "./class-summary";
import { type Desk, PaperFrame } from "./paper-frame";
import { type Paper, readPaper } from "./papers";
import { PrintingForm } from "./printing-form";
import { type PrintingForm as Choice, readPrintingForm } from "./schema";
import { SeatPlan } from "./seat-plan";
import { ClassList, MarkLists } from "./section-lists";
import { type PaperKind, wholeSchool } from "./shared";
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
function Papers({ paper, change, link, ...desk }: Props) {
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

type Query = NonNullable<AdminViewServerProps["searchParams"]>;

/** @returns the form's fields as a query string, without other parameters but those of `more` */
function addressOf(query: Query, more: Query = {}): string {
	const fields = Object.entries({ ...query, edit: undefined, signed: undefined, ...more }).filter(([, value]) => value);
	const pairs = fields.flatMap(([name, value]) => [value ?? ""].flat().map((text) => [name, text]));
	return `/admin/printing?${new URLSearchParams(pairs)}`;
}

const isWholeList = ({ paper, place }: Choice) => paper === "class-list" && place === wholeSchool;

/**
 * `/admin/printing`: the choice of a paper, or the papers that the address asks for, without header and navigation: what
 * is on the screen is what is printed. With `edit` the form shows that choice.
 */
export const PrintingView = subjectPage("printing", async ({ view, staff: account, query, head }) => {
	const form = readPrintingForm(query);
	const isAsked = form.paper !== "";
	const isShown = isAsked && query.edit === undefined;
	// As before its spreadsheet: the list of a class is daily work, that of the whole school is not.
	const mustProve = isShown && isWholeList(form) && (await askedProof(account, false)) !== null;
	const read = isShown && !mustProve ? await readPaper(form, await addressByHost(head.get("host"))) : null;
	if (read && "paper" in read) {
		if (read.paper.kind === "class-list" && read.paper.isWhole)
			await noteReading(account, read.paper.sections.flatMap(({ members }) => members).length);
		const signed = await readSigned(account, query.signed, (signed) => addressOf(query, { signed }));
		return <Papers {...read} {...signed} change={addressOf(query, { edit: "1" })} />;
	}
	const choices = await readPrintingChoices();
	return (
		<SubjectPage view={view}>
			<p>{text.explanation}</p>
			<p>
				<a href="/admin/printing/certificates">{certificatesText.title}</a>: {certificatesText.about}
			</p>
			<p>
				<a href="/admin/printing/identity-cards">{cardsText.title}</a>: {cardsText.about}
			</p>
			{mayDo(account, "signature") && (
				<p>
					<a href="/admin/printing/signature">{signatureText.title}</a>: {signatureText.about}
				</p>
			)}
			{mustProve && <ProveFirst explanation={text.proveFirst} />}
			{choices.years.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<PrintingForm choices={choices} typed={form} errors={read?.errors ?? {}} now={Date.now()} />
			)}
		</SubjectPage>
	);
});
