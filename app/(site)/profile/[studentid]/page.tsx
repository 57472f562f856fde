import type { Metadata } from "next";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Profile } from "@/components/student/profile";
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
			<Profile />
		</>
	);
}
