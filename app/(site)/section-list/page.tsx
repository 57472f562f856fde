import { pageMetadata } from "@/components/layout/page-metadata";
import { SectionPage } from "@/components/student/section-page";
import { sectionText, studentTitles } from "@/lib/bengali/student-area";
import { getYears } from "@/lib/school/structure";

const title = studentTitles.sections;

export const metadata = pageMetadata("/section-list");

/** The newest year; other years have their own paths below this one. */
export default async function SectionListPage() {
	const [newest] = await getYears();
	if (newest) return <SectionPage year={newest} />;
	return (
		<div className="measure">
			<h1>{title}</h1>
			<p>{sectionText.noYears}</p>
		</div>
	);
}
