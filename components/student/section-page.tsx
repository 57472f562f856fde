import { RelatedPages } from "@/components/layout/related";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentTitles, sectionText as text } from "@/lib/bengali/student-area";
import { sectionListPath } from "@/lib/contract/paths";
import type { Year } from "@/lib/contract/students";
import { getSectionCounts } from "@/lib/school/directory";
import { getSchoolYear } from "@/lib/school/school-year";
import { getYears } from "@/lib/school/structure";
import styles from "./section-page.module.css";
import { SectionTable } from "./section-table";

/** Number of students by section in a year, with links to the other years. */
export async function SectionPage({ year }: { year: Year }) {
	const [years, present, counts] = await Promise.all([getYears(), getSchoolYear(), getSectionCounts(year.id)]);
	return (
		<>
			<div className="measure">
				<h1>{studentTitles.sections}</h1>
				<nav aria-label={text.year} className="no-print">
					<ul className={`row plain ${styles.years}`}>
						{years.map((one) => (
							<li key={one.id}>
								{one.id === year.id ? (
									<strong aria-current="page">{toBengaliDigits(one.year)}</strong>
								) : (
									<a href={one.id === present?.id ? sectionListPath() : sectionListPath(one.year)}>
										{toBengaliDigits(one.year)}
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
