import { toBengaliDigits } from "@/lib/bengali/digits";
import { ColumnHeads } from "../parts/column-heads";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "class-list" }> & Desk;

/** The students of each section by roll; a section begins on a new sheet. */
export const ClassList = ({ year, sections, school }: Props) =>
	sections.map(({ id, title, members }) => (
		<PaperFrame
			key={id}
			form="list"
			label={title}
			language="bn"
			lines={[`${title} · ${text.year(year)}`, text.students(members.length)]}
			school={school}
			title={printingText.papers["class-list"].name}
		>
			<table className="papers-table">
				<ColumnHeads columns={[text.roll, text.code, text.name, text.father, text.mobile]} />
				<tbody>
					{members.map(({ id, roll, code, name, father, mobile }) => (
						<tr key={id}>
							<td className="papers-number">{toBengaliDigits(roll)}</td>
							<td className="papers-number">{toBengaliDigits(code)}</td>
							<th scope="row">{name}</th>
							<td>{father}</td>
							<td className="papers-number">{mobile ? toBengaliDigits(mobile) : text.none}</td>
						</tr>
					))}
				</tbody>
			</table>
		</PaperFrame>
	));
