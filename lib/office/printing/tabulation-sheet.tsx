import { ColumnHeads } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { certificatePaperText } from "../certificates/text-fields";
import type { Desk } from "./desk";
import { FrameSignatures, PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import type { Column, TabulationCell, TabulationRow } from "./tabulation";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "tabulation" }> & Desk;

/** Rows that stay on the sheet on which it is signed. */
const rowsAtEnd = 2;

/** Students by subjects, with totals; the heads are repeated on each sheet. */
export const TabulationSheet = ({ exam, tables, school, signed }: Props) =>
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
}: TabulationRow & { columns: Column[]; isGraded: boolean }) {
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
