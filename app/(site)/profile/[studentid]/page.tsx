import type { Metadata } from "next";
import { Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { KeptFacts } from "@/components/statements/kept-facts";
import { Profile } from "@/components/student/profile";
import { waitingText } from "@/lib/bengali/forms";
import { studentTitles } from "@/lib/bengali/student-area";
import { noStudent } from "@/lib/school/static-paths";

const title = studentTitles.profile;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noStudent;

export default function ProfilePage() {
	return (
		<>
			<h1>{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<Profile />
				</Suspense>
			</Boundary>
			<KeptFacts />
		</>
	);
}
