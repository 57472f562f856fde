import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/hydration";
import { ClassNames } from "@/components/layout/class-names";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Children } from "@/components/student/children";
import { childrenText, studentTitles } from "@/lib/bengali/student-area";
import { getNextExams } from "@/lib/school/school-dates";
import { getClasses } from "@/lib/school/structure";

export const metadata = pageMetadata("/children");

/** All children whose logins this phone has. The page itself has only what is public: classes and their exams. */
export default async function ChildrenPage() {
	const [classes, exams] = await Promise.all([getClasses(), getNextExams()]);
	return (
		<>
			<h1 data-late="">{studentTitles.children}</h1>
			<p className="measure">{childrenText.lead}</p>
			<ScriptNotice />
			<Boundary>
				<ClassNames classes={classes}>
					<Children exams={exams} />
				</ClassNames>
			</Boundary>
		</>
	);
}
