import { Table } from "@/components/layout/column-heads";
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { toOrdinal } from "@/lib/bengali/ordinal";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { oldResultsText } from "../old-results/text";
import { CallButton } from "../parts/call-button";
import { withQuery } from "../paths";
import type { Preview, Summary } from "./preview";
import { ReleaseForm, ReleaseShare } from "./release-form";
import { releaseState, releaseText as text } from "./text";
import { LeftOut, Unsettled } from "./unsettled";

/** What would be released, the empty cells first; or that it is released. */
export function ReleasePreview({ preview }: { preview: Preview }) {
	const { exam, class: of, release } = preview;
	const isLater = release !== null && release.at > new Date().toISOString();
	return (
		<>
			<h2>
				{exam.title} · {of.name}
			</h2>
			{release ? (
				<>
					<p role="status">
						<strong>{releaseState(release.at)}</strong>
					</p>
					{release.by && <p>{(isLater ? text.timedBy : text.by)(release.by, formatMoment(release.madeAt))}</p>}
					<Next isLater={isLater} preview={preview} />
					{release.subject === "old-results" ? (
						<p>{oldResultsText.undoHint}</p>
					) : (
						<CallButton
							body={{ exam: exam.id, class: of.id }}
							confirm={{ question: text.takeBackQuestion, yes: text.yes, no: text.no }}
							label={text.takeBack}
							call="release/take-back"
						/>
					)}
				</>
			) : (
				<>
					<Facts preview={preview} />
					<LeftOut preview={preview} />
					<Sheets preview={preview} />
				</>
			)}
		</>
	);
}

/** What staff do after a release. */
function Next({ isLater, preview: { class: schoolClass, exam } }: { isLater: boolean; preview: Preview }) {
	const paper = (kind: string) =>
		withQuery("/admin/printing", { paper: kind, year: exam.year, exam: exam.id, place: `class-${schoolClass.id}` });
	const { title, later, public: publicPage, print, tabulation, summary } = text.share;
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{!isLater && (
					<li>
						<a href="/student-result">{publicPage}</a>
					</li>
				)}
				<li>
					<a href={paper("grade-sheets")}>{print}</a>
				</li>
				<li>
					<a href={paper("tabulation")}>{tabulation}</a>
				</li>
				<li>
					<a href={paper("class-summary")}>{summary}</a>
				</li>
			</ul>
			{isLater ? <p>{later}</p> : <ReleaseShare className={schoolClass.name} exam={exam.title} />}
		</>
	);
}

function Facts({ preview }: { preview: Preview }) {
	const { class: of, count, exam, fingerprint, missing, problem, summary, typed } = preview;
	const isEmpty = count === 0 && missing.length === 0;
	if (isEmpty && typed === 0) return <p>{text.nothing}</p>;
	return (
		<>
			{isEmpty ? (
				<p>{text.byHand(typed)}</p>
			) : (
				<>
					{missing.length === 0 && <p>{text.noEmpty}</p>}
					<p>{text.sheets(count)}</p>
				</>
			)}
			{problem ? (
				<p className="office-error" role="alert">
					{problem}
				</p>
			) : (
				<ReleaseForm
					classId={of.id}
					exam={exam.id}
					fingerprint={fingerprint}
					of={`${exam.title}, ${of.name}`}
					summary={<ReleaseSummary summary={summary} />}
				/>
			)}
			{!isEmpty && <Unsettled preview={preview} />}
		</>
	);
}

/** Names of subjects, in the order of the sheets: students may take different ones. */
const subjectsOf = (sheets: FrozenSheet[]) => [
	...new Set(sheets.flatMap(({ subjects }) => subjects.map(({ name }) => name))),
];

function Sheets({ preview: { class: schoolClass, exam, section, sections, sheets } }: { preview: Preview }) {
	if (sheets.length === 0) return null;
	const graded = sheets.some(({ gpa }) => gpa !== null);
	const subjects = subjectsOf(sheets);
	return (
		<>
			<nav aria-label={text.section} className="office-row release-sections">
				{sections.map(({ id, name }) => (
					<a
						aria-current={id === section ? "true" : undefined}
						href={`/admin/marks/release?exam=${exam.id}&class=${schoolClass.id}&section=${id}`}
						key={id}
					>
						{text.section} {name}
					</a>
				))}
				{exam.type !== "combined" && <a href={`/admin/marks?exam=${exam.id}&section=${section}`}>{text.marks}</a>}
			</nav>
			<div className="release-frame">
				<Table
					className="release-sheets"
					columns={[text.roll, text.name, ...subjects, text.total, graded && text.gpa, text.position]}
				>
					{sheets.map((sheet) => (
						<tr key={sheet.student.code}>
							<td>{toBengaliDigits(sheet.roll)}</td>
							<th scope="row">{sheet.student.name}</th>
							{subjects.map((name) => (
								<SubjectCell key={name} subject={sheet.subjects.find((subject) => subject.name === name)} />
							))}
							<td>{toBengaliDigits(sheet.total)}</td>
							{graded && (
								<td>{sheet.gpa !== null && `${toBengaliDigits(sheet.gpa.toFixed(2))} ${sheet.letter ?? ""}`}</td>
							)}
							<td>{sheet.position === null ? text.noPosition : toOrdinal(sheet.position)}</td>
						</tr>
					))}
				</Table>
			</div>
		</>
	);
}

/** Empty where the student does not take the subject. */
function SubjectCell({ subject }: { subject: FrozenSubject | undefined }) {
	if (!subject) return <td />;
	return (
		<td data-failed={subject.reason !== null && !subject.fourth}>
			{toBengaliDigits(subject.marks)} <small>{subject.letter}</small>
			{subject.reason === "absent" && <small> {text.absent}</small>}
		</td>
	);
}

const { summary: summaryText } = text;

/** What the public will see, in numbers, for the question before a release. */
function ReleaseSummary({ summary }: { summary: Summary }) {
	const { students, passed, failed, unplaced, highest, last, differences } = summary;
	return (
		<div className="release-summary">
			<p>{summaryText.counts(students, passed, failed, unplaced)}</p>
			{highest && <p>{summaryText.highest(highest.name, highest.total, highest.gpa)}</p>}
			{last !== null && differences.length > 0 && (
				<>
					<p>{summaryText.differences(last)}</p>
					<ul>
						{differences.map(({ name, roll, before, now }) => (
							<li key={roll}>
								{summaryText.difference(name, toBengaliDigits(roll), toBengaliDigits(before), toBengaliDigits(now))}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
