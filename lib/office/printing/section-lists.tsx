/** Lists by section: with the columns that staff choose, and blank ones for marks. */
import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { personValue } from "@/lib/office/words/person-values";
import type { ListedPupil } from "./lists";
import { type Desk, PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import type { ListColumn } from "./shared";
import { printingText, paperText as text } from "./text";

/** Columns of which the cells are numbers or dates, in Latin digits as they are stored. */
const numberColumns: ReadonlySet<ListColumn> = new Set(["roll", "code", "mobile", "dateOfBirth", "birthNumber"]);

/** @returns the cell as people read it, with Latin digits; "" where the record has nothing */
export const cellOf = (pupil: ListedPupil, column: ListColumn): string => personValue(column, pupil[column] ?? "");

type Of<Kind extends Paper["kind"]> = Extract<Paper, { kind: Kind }> & Desk;

/** Millimetres that a column asks for, to know when the paper must lie across. */
const widths: Record<ListColumn, number> = {
	...{ roll: 11, code: 20, name: 42, father: 40, mother: 40, mobile: 26 },
	...{ gender: 15, religion: 17, group: 20, dateOfBirth: 24, birthNumber: 36 },
};
const blankWidth = 24;
/** What the margins leave of A4. */
const [upright, across] = [182, 275];

/** The students of each section by roll, with the columns that were chosen; a section begins on a new sheet. */
export const ClassList = ({ year, sections, columns, blanks, school }: Of<"class-list">) => {
	const asked = columns.reduce((sum, column) => sum + widths[column], blanks.length * blankWidth);
	return sections.map(({ id, title, members }) => (
		<PaperFrame
			key={id}
			form={asked > upright ? "wide" : "list"}
			label={title}
			lines={[`${title} · ${text.year(year)}`, text.students(members.length)]}
			school={school}
			title={printingText.papers["class-list"].name}
		>
			<Table
				className={asked > across ? "papers-table papers-dense" : "papers-table"}
				columns={[
					...columns.map((column) => text[column]),
					...blanks.map((heading) => ({ className: "papers-blank", children: heading })),
				]}
			>
				{members.map((pupil) => (
					<tr key={pupil.id}>
						{columns.map((column) => (
							<Cell key={column} column={column} pupil={pupil} />
						))}
						{blanks.map((_, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
							<td key={index} />
						))}
					</tr>
				))}
			</Table>
		</PaperFrame>
	));
};

function Cell({ column, pupil }: { column: ListColumn; pupil: ListedPupil }) {
	const cell = cellOf(pupil, column);
	if (column === "name") return <th scope="row">{cell}</th>;
	if (numberColumns.has(column)) return <td className="papers-number">{toBengaliDigits(cell) || text.none}</td>;
	return <td>{cell || text.none}</td>;
}

const headOf = ({ name, full }: { name: string; full: number }) => ({
	children: (
		<>
			<span>{name}</span>
			<small className="papers-full">{text.full(full)}</small>
		</>
	),
});

/** Who takes the subject, with an empty cell for each of its parts; each list begins on a new sheet. */
export const MarkLists = ({ exam, year, lists, school }: Of<"mark-list">) =>
	lists.map(({ key, title, subject, parts, members }) => {
		const full = parts.reduce((sum, part) => sum + part.full, 0);
		const columns = [
			...parts.map(({ name, full }) => ({ name: name || text.marks, full })),
			...(parts.length > 1 ? [{ name: text.total, full }] : []),
		];
		return (
			<PaperFrame
				key={key}
				form="list"
				label={`${title}, ${subject}`}
				lines={[
					`${title} · ${exam ? text.examOf(exam) : text.year(year)}`,
					`${printingText.papers["mark-list"].name} · ${text.students(members.length)}`,
				]}
				school={school}
				signatures={[text.subjectTeacher, text.examiner]}
				title={subject}
			>
				<Table
					className="papers-table papers-marks"
					columns={[text.roll, text.name, ...columns.map(headOf), { className: "papers-blank", children: text.remark }]}
				>
					{members.map(({ id, roll, name }) => (
						<tr key={id}>
							<td className="papers-number">{toBengaliDigits(roll)}</td>
							<th scope="row">{name}</th>
							{columns.map((_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
								<td key={index} />
							))}
							<td />
						</tr>
					))}
				</Table>
			</PaperFrame>
		);
	});
