import { pageMetadata } from "@/components/layout/page-metadata";
import { SectionPage } from "@/components/student/section-page";
import { sectionText, studentTitles } from "@/lib/bengali/student-area";
import { getSchoolYear } from "@/lib/school/structure";

export const metadata = pageMetadata("/section-list");

/** The year that the school is in; other years have their own paths below this one. */
export default async function SectionListPage() {
	const year = await getSchoolYear();
	if (year) return <SectionPage year={year} />;
	return (
		<div className="measure">
			<h1>{studentTitles.sections}</h1>
			<p>{sectionText.noYears}</p>
		</div>
	);
}
