import type { Metadata } from "next";
import { Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { ClassNames } from "@/components/layout/class-names";
import { KeptFacts } from "@/components/statements/kept-facts";
import { Profile } from "@/components/student/profile";
import { waitingText } from "@/lib/bengali/forms";
import { studentTitles } from "@/lib/bengali/student-area";
import { noStudent } from "@/lib/school/static-paths";
import { getClasses } from "@/lib/school/structure";

const title = studentTitles.profile;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noStudent;

export default async function ProfilePage() {
	const classes = await getClasses();
	return (
		<>
			<h1 data-late="">{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<ClassNames classes={classes}>
						<Profile />
					</ClassNames>
				</Suspense>
			</Boundary>
			<KeptFacts />
		</>
	);
}
