import { ColumnHeads } from "@/components/layout/column-heads";
import { RelatedPages } from "@/components/layout/related";
import frames from "@/components/layout/table-frame.module.css";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentTitles, sectionText as text } from "@/lib/bengali/student-area";
import { sectionListPath } from "@/lib/contract/paths";
import type { Section, SectionCounts, Year } from "@/lib/contract/students";
import { getSectionCounts } from "@/lib/school/directory";
import { getSchoolYear, getYears } from "@/lib/school/structure";
import styles from "./section-page.module.css";

/** Number of students by section in a year, with links to the other years. */
export async function SectionPage({ year }: { year: Year }) {
	const [years, present, counts] = await Promise.all([getYears(), getSchoolYear(), getSectionCounts(year.id)]);
	return (
		<>
			<div className="measure">
				<h1>{studentTitles.sections}</h1>
				<nav aria-label={text.year} className="no-print">
					<ul className={`row plain ${styles.years}`}>
						{years.map((option) => (
							<li key={option.id}>
								{option.id === year.id ? (
									<strong aria-current="page">{toBengaliDigits(option.year)}</strong>
								) : (
									<a href={option.id === present?.id ? sectionListPath() : sectionListPath(option.year)}>
										{toBengaliDigits(option.year)}
									</a>
								)}
							</li>
						))}
					</ul>
				</nav>
				{counts && counts.section.length > 0 ? <SectionTable counts={counts} /> : <p>{text.empty}</p>}
			</div>
			<RelatedPages path={sectionListPath()} />
		</>
	);
}

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

function SectionTable({ counts }: { counts: SectionCounts }) {
	const { year, classs, section } = counts;
	const groups = classs
		.map((schoolClass) => ({ ...schoolClass, sections: section.filter(({ class_id }) => class_id === schoolClass.id) }))
		.filter(({ sections }) => sections.length > 0);
	return (
		<>
			<div className={frames.frame}>
				<table className={`${frames.table} ${styles.table}`}>
					<caption>{text.caption(year.year)}</caption>
					<ColumnHeads columns={[text.class, text.section, text.male, text.female, text.total]} />
					{groups.map(({ id, class_name, sections }) => (
						<tbody key={id}>
							{sections.map((section, index) => (
								<tr key={section.id}>
									{index === 0 && (
										<th scope="rowgroup" rowSpan={sections.length}>
											{classTitle(class_name)}
										</th>
									)}
									<th scope="row">{section.section_name}</th>
									<NumberCells counts={counts} of={[section]} />
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
