import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type Desk, PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "mark-list" }> & Desk;

const headOf = ({ name, full }: { name: string; full: number }) => ({
	children: (
		<>
			<span>{name}</span>
			<small className="papers-full">{text.full(full)}</small>
		</>
	),
});

/** Who takes the subject, with an empty cell for each of its parts; each list begins on a new sheet. */
export const MarkLists = ({ exam, year, lists, school }: Props) =>
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
