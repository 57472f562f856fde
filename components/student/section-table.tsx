import { ColumnHeads } from "@/components/layout/column-heads";
import frames from "@/components/layout/table-frame.module.css";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sectionText as text } from "@/lib/bengali/student-area";
import type { Section, SectionCounts } from "@/lib/contract/students";
import styles from "./section-table.module.css";

type Numbers = { counts: SectionCounts; of: Section[] };

/** Cells with the sums over the given sections: male, female, all. */
function NumberCells({ counts: { male, female, total }, of }: Numbers) {
	const sum = (numbers: Record<string, number>) => of.reduce((so, { id }) => so + (numbers[id] ?? 0), 0);
	return (
		<>
			<td>{toBengaliDigits(sum(male))}</td>
			<td>{toBengaliDigits(sum(female))}</td>
			<td>{toBengaliDigits(sum(total))}</td>
		</>
	);
}

export function SectionTable({ counts }: { counts: SectionCounts }) {
	const { year, classs, section } = counts;
	const groups = classs
		.map((of) => ({ ...of, sections: section.filter(({ class_id }) => class_id === of.id) }))
		.filter(({ sections }) => sections.length > 0);
	return (
		<>
			<div className={frames.frame}>
				<table className={`${frames.table} ${styles.table}`}>
					<caption>{text.caption(year.year)}</caption>
					<ColumnHeads columns={[text.class, text.section, text.male, text.female, text.total]} />
					{groups.map(({ id, class_name, sections }) => (
						<tbody key={id}>
							{sections.map((one, index) => (
								<tr key={one.id}>
									{index === 0 && (
										<th scope="rowgroup" rowSpan={sections.length}>
											{classTitle(class_name)}
										</th>
									)}
									<th scope="row">{one.section_name}</th>
									<NumberCells counts={counts} of={[one]} />
								</tr>
							))}
							<tr className={styles.sum}>
								<th scope="row" colSpan={2}>
									{text.classTotal(class_name)}
								</th>
								<NumberCells counts={counts} of={sections} />
							</tr>
						</tbody>
					))}
					<tfoot>
						<tr className={styles.grand}>
							<th scope="row" colSpan={2}>
								{text.grandTotal}
							</th>
							<NumberCells counts={counts} of={section} />
						</tr>
					</tfoot>
				</table>
			</div>
			<p className={styles.note}>{text.note}</p>
		</>
	);
}
