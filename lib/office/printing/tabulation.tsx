/** The tabulation sheet of a section: students by subjects. */
import "server-only";
import { ColumnHeads } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { ResultSubject, SubjectDetails } from "@/lib/contract/results";
import { groupNames } from "@/lib/office/words/person-choices";
import type { StoredSheet } from "@/lib/school/result-rows";
import { certificatePaperText } from "../certificates/text-fields";
import { groupBy } from "../lists/known";
import type { Pupil } from "../students/roster";
import type { Exam } from "./choices";
import { type Desk, FrameSignatures, PaperFrame } from "./paper-frame";
import { printingText, paperText as text } from "./text";

/** @property fourth of how many of the students who have it this is the fourth subject */
type Column = { name: string; full: number; fourth: "all" | "some" | "none" };

/** A student of the section, with the sheet of the exam; null without a result. `group` by its name. */
export type Entry = Pick<Pupil, "code" | "name" | "roll" | "class" | "section"> & {
	group: string | null;
	sheet: StoredSheet | null;
};

/** A subject of a student, with the reason why it is failed. */
type TabulationCell = ResultSubject & Pick<SubjectDetails, "reason">;

/** `cells` are in the order of the columns, null where the student does not have the subject. */
type TabulationRow = Pick<Pupil, "code" | "name" | "roll"> & {
	cells: (TabulationCell | null)[];
	result: StoredSheet["result"] | null;
};

type Tabulation = {
	columns: Column[];
	rows: TabulationRow[];
	isGraded: boolean;
	passed: number;
	failed: number;
};

/** A result keeps its own names of subjects, so the columns come from all results. */
function columnsOf(sheets: readonly StoredSheet[]): Column[] {
	const all = sheets.flatMap(({ subjects }) => subjects);
	return [...groupBy(all, ({ subject_name }) => subject_name)].map(([name, own]) => {
		const fourth = own.filter(({ fourth_subject }) => fourth_subject).length;
		return { name, full: own[0].full_marks, fourth: fourth === own.length ? "all" : fourth > 0 ? "some" : "none" };
	});
}

/**
 * @param pupils students of the class or section now
 * @param sheets results that were earned there, by section and roll
 * @returns all who have a sheet, as it says, also those who have left since; then the others
 */
export const entriesOf = (pupils: readonly Pupil[], sheets: readonly StoredSheet[]): Entry[] => {
	const codes = new Set(sheets.map(({ sheet }) => sheet.student.code));
	const withSheet = sheets.map((stored) => {
		const { student, class: of, section, roll, group } = stored.sheet;
		return { code: student.code, name: student.name, roll, class: of, section, group, sheet: stored };
	});
	const without = pupils.filter(({ code }) => !codes.has(code));
	return [
		...withSheet,
		...without.map((pupil) => ({ ...pupil, group: pupil.group && groupNames[pupil.group], sheet: null })),
	];
};

/**
 * The groups of a section have a table each: each has subjects of its own, and all of them are wider than a sheet.
 * @returns the students by group, in the order of the groups; those without one are the last
 */
export function byGroup(entries: readonly Entry[]): { group: string | null; members: Entry[] }[] {
	return [...Object.values(groupNames), null]
		.map((group) => ({ group, members: entries.filter((entry) => entry.group === group) }))
		.filter(({ members }) => members.length > 0);
}

function cellOf(sheet: StoredSheet | null, { name }: Column): TabulationCell | null {
	const index = sheet?.subjects.findIndex(({ subject_name }) => subject_name === name) ?? -1;
	const subject = sheet?.subjects[index];
	return subject ? { ...subject, reason: sheet?.details.subjects[index]?.reason ?? null } : null;
}

/** @param entries those of a section or of a group in it */
export function tabulate(entries: readonly Entry[]): Tabulation {
	const sheets = entries.flatMap(({ sheet }) => sheet ?? []);
	const columns = columnsOf(sheets);
	const rows = [...entries]
		.sort((a, b) => a.roll - b.roll)
		.map(({ code, name, roll, sheet }) => ({
			...{ code, name, roll },
			cells: columns.map((column) => cellOf(sheet, column)),
			result: sheet?.result ?? null,
		}));
	const graded = sheets.filter(({ sheet }) => sheet.gpa !== null);
	const failed = graded.filter(({ sheet }) => sheet.failed > 0).length;
	return { columns, rows, isGraded: graded.length > 0, passed: graded.length - failed, failed };
}

export type TabulationPaper = { exam: Exam; tables: ({ title: string } & Tabulation)[] };

/** Rows that stay on the sheet on which it is signed. */
const rowsAtEnd = 2;

/** Students by subjects, with totals; the heads are repeated on each sheet. */
export const TabulationSheet = ({ exam, tables, school, signed }: TabulationPaper & Desk) =>
	tables.map(({ title, columns, rows, isGraded, passed, failed }) => (
		<PaperFrame
			key={title}
			form="wide"
			label={title}
			lines={[title, text.examOf(exam)]}
			school={school}
			title={printingText.papers.tabulation.name}
		>
			<table className="papers-table papers-tabulation">
				<ColumnHeads
					columns={[
						text.roll,
						text.name,
						...columns.map(headOf),
						text.total,
						isGraded && text.gpa,
						isGraded && text.grade,
						text.position,
					]}
				/>
				<tbody>
					{rows.slice(0, -rowsAtEnd).map((row) => (
						<Row key={row.code} {...row} columns={columns} isGraded={isGraded} />
					))}
				</tbody>
				<tbody className="papers-last">
					{rows.slice(-rowsAtEnd).map((row) => (
						<Row key={row.code} {...row} columns={columns} isGraded={isGraded} />
					))}
					<tr>
						<td className="papers-end" colSpan={columns.length + (isGraded ? 6 : 4)}>
							<p className="papers-note">
								{isGraded ? text.summary(passed + failed, passed, failed) : text.students(rows.length)}
								{isGraded && ` · ${text.failedMarks}`}
								{columns.some(({ fourth }) => fourth === "some") && ` · ${text.fourthMarks}`}
							</p>
							<div className="frame-foot">
								<FrameSignatures
									names={[text.classTeacher, text.examiner, text.headTeacher]}
									seal={certificatePaperText.bn.seal}
									signed={signed}
								/>
							</div>
						</td>
					</tr>
				</tbody>
			</table>
		</PaperFrame>
	));

const headOf = ({ name, full, fourth }: Column) => ({
	className: "papers-subject",
	children: (
		<>
			<span>{fourth === "all" ? `${name} (${text.fourth})` : name}</span>
			<small>{text.full(full)}</small>
		</>
	),
});

const isFailed = ({ point, reason }: TabulationCell) => point === 0 || reason !== null;

/** With the letter, where the school gives grades. */
const FailedMark = ({ marks, grade = "" }: TabulationCell) => (
	<b className="papers-failed">{`${toBengaliDigits(marks)} ${grade}`.trim()}</b>
);

const partOf = (marks: number | null) => (marks === null ? text.absent : toBengaliDigits(marks));

function Row({
	name,
	roll,
	cells,
	result,
	columns,
	isGraded,
}: TabulationRow & Pick<Tabulation, "columns" | "isGraded">) {
	const shown = (value: number | string | null | undefined) =>
		value === null || value === undefined ? text.none : toBengaliDigits(value);
	return (
		<tr>
			<td className="papers-number">{toBengaliDigits(roll)}</td>
			<th scope="row">{name}</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
				<td key={index} className="papers-number">
					{cell && isFailed(cell) ? <FailedMark {...cell} /> : shown(cell?.marks)}
					{cell && cell.parts.length > 0 && <small> ({cell.parts.map(({ marks }) => partOf(marks)).join("+")})</small>}
					{cell?.reason === "absent" && cell.parts.length === 0 && <small> {text.absent}</small>}
					{cell?.fourth_subject && columns[index]?.fourth === "some" && <small> ({text.fourth})</small>}
				</td>
			))}
			<td className="papers-number">{shown(result?.total_marks)}</td>
			{isGraded && <td className="papers-number">{shown(result?.gpa?.toFixed(2))}</td>}
			{isGraded && <td className="papers-number">{result?.grade ?? text.none}</td>}
			<td className="papers-number">{shown(result?.position)}</td>
		</tr>
	);
}
