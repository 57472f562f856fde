import type { Metadata } from "next";
import { ScriptNotice } from "@/components/forms/script-notice";
import { SectionCounts } from "@/components/student/section-counts";
import { studentTitles } from "@/lib/bengali/student-area";

const title = studentTitles.sections;

export const metadata: Metadata = { title };

export default function SectionListPage() {
	return (
		<div className="measure">
			<h1>{title}</h1>
			<ScriptNotice />
			<SectionCounts />
		</div>
	);
}
