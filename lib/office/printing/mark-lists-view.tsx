import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "mark-list" }> & Desk;

/** Who takes the subject, with an empty cell for each of its parts; each list begins on a new sheet. */
export const MarkLists = ({ exam, year, lists, school }: Props) =>
	lists.map(({ key, title, subject, parts, members }) => {
		const full = parts.reduce((sum, part) => sum + part.full, 0);
		const columns = [
			...parts.map(({ name, full: own }) => ({ name: name || text.marks, full: own })),
			...(parts.length > 1 ? [{ name: text.total, full }] : []),
		];
		return (
			<PaperFrame
				key={key}
				form="list"
				label={`${title}, ${subject}`}
				language="bn"
				lines={[
					`${title} · ${exam ? text.examOf(exam) : text.year(year)}`,
					`${printingText.papers["mark-list"].name} · ${text.students(members.length)}`,
				]}
				school={school}
				signatures={[text.subjectTeacher, text.examiner]}
				title={subject}
			>
				<table className="papers-table papers-marks">
					<thead>
						<tr>
							<th scope="col">{text.roll}</th>
							<th scope="col">{text.name}</th>
							{columns.map((column, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: parts of two papers may have the same name.
								<th key={index} scope="col">
									<span>{column.name}</span>
									<small className="papers-full">{text.full(column.full)}</small>
								</th>
							))}
							<th scope="col" className="papers-blank">
								{text.remark}
							</th>
						</tr>
					</thead>
					<tbody>
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
					</tbody>
				</table>
			</PaperFrame>
		);
	});
