import { NextExams } from "@/components/exams/next-exams";
import { Boundary } from "@/components/forms/boundary";
import { OnceHydrated, ScriptNotice } from "@/components/forms/hydration";
import { Waiting } from "@/components/forms/loading";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Directory } from "@/components/student/directory";
import { titledClasses } from "@/lib/bengali/class-title";
import { directoryText, sectionText, studentTitles } from "@/lib/bengali/student-area";
import { getStudentPage, getTaughtClasses } from "@/lib/school/structure";

const title = studentTitles.directory;

export const metadata = pageMetadata("/students-information");

export default async function DirectoryPage() {
	const [choices, taught] = await Promise.all([getStudentPage(), getTaughtClasses()]);
	if (choices.years.length === 0) {
		return (
			<div className="measure">
				<h1>{title}</h1>
				<p>{sectionText.noYears}</p>
			</div>
		);
	}
	return (
		<>
			<h1>{title}</h1>
			<ScriptNotice />
			<Boundary>
				<OnceHydrated
					fallback={
						<div data-late="">
							<Waiting>{directoryText.loading}</Waiting>
						</div>
					}
				>
					<Directory choices={{ ...choices, class: titledClasses(taught) }} />
				</OnceHydrated>
			</Boundary>
			<NextExams />
		</>
	);
}
