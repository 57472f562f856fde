import { ColumnHeads } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { certificatePaperText } from "../certificates/text-fields";
import { ageHeading, groupsOf, notesOf, numbersOf, wordsOf } from "./class-counts";
import type { Desk } from "./desk";
import { PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "class-counts" }> & Desk;

/** Most columns of ages on upright paper. */
const mostUpright = 14;

/** How many students by class, gender, religion and age; a class is not divided. */
export const ClassCounts = ({ year, title, school, ...read }: Props) => {
	const { ages } = read.counts;
	const ofAges = [...ages.map((age) => toBengaliDigits(ageHeading(age))), text.ageUnknown];
	const columns = [text.class, text.gender, text.religion, ...ofAges, text.total];
	return (
		<PaperFrame
			form={ages.length > mostUpright ? "wide" : "list"}
			label={title}
			lines={[`${title} · ${text.year(year)}`, text.ageOn(formatDate(read.date))]}
			school={school}
			seal={certificatePaperText.bn.seal}
			signatures={[text.headTeacher]}
			title={printingText.papers["class-counts"].name}
		>
			<table className="papers-table papers-census">
				<ColumnHeads columns={columns} />
				{groupsOf(read.counts).map(({ id, name, rows }) => (
					<tbody key={id}>
						{rows.map((row, index) => {
							const [gender, religion] = wordsOf(row);
							const isFirst = rows[index - 1]?.gender !== row.gender;
							return (
								<tr key={`${gender}/${religion}`} data-sum={row.religion === "all" ? row.gender : undefined}>
									{index === 0 && (
										<th scope="rowgroup" rowSpan={rows.length} className="papers-class">
											{name}
										</th>
									)}
									{isFirst && (
										<th scope="rowgroup" rowSpan={rows.filter((one) => one.gender === row.gender).length}>
											{gender}
										</th>
									)}
									<th scope="row">{religion}</th>
									{numbersOf(row).map((number, column) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
										<td key={column} className="papers-number">
											{number === 0 ? text.none : toBengaliDigits(number)}
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				))}
			</table>
			<p className="papers-note">{notesOf(read).join(" ")}</p>
		</PaperFrame>
	);
};
