import { SubjectPage, subjectPage } from "../parts/office-template";
import { getEnrolmentChoices } from "../students/record";
import { SectionSlips } from "./section-slips";
import { getSectionSizes, slipDays } from "./slips";
import { sectionSlipText as text } from "./text";

/** `/admin/slips`: password slips for all students of a section. */
export const SlipsView = subjectPage("slips", async ({ view, query: { year, section } }) => {
	const [choices, sizes] = await Promise.all([getEnrolmentChoices(), getSectionSizes()]);
	return (
		<SubjectPage view={view}>
			<p>{text.explain(slipDays)}</p>
			{sizes.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<SectionSlips
					choices={choices}
					sizes={sizes}
					chosen={{ year: Number(year) || 0, section: Number(section) || 0 }}
				/>
			)}
		</SubjectPage>
	);
});
