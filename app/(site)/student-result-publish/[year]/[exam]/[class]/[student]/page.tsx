import type { Metadata } from "next";
import { Suspense } from "react";
import { Boundary } from "@/components/forms/boundary";
import { ScriptNotice } from "@/components/forms/script-notice";
import { Waiting } from "@/components/forms/waiting";
import { LoadedSheet } from "@/components/results/loaded-sheet";
import { waitingText } from "@/lib/bengali/forms";
import { resultTitles } from "@/lib/bengali/results";
import { noSheet } from "@/lib/school/static-paths";

const title = resultTitles.sheet;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noSheet;

export default function SheetPage() {
	return (
		<div className="measure">
			<h1 data-late="">{title}</h1>
			<ScriptNotice />
			<Boundary>
				<Suspense fallback={<Waiting>{waitingText.loading}</Waiting>}>
					<LoadedSheet />
				</Suspense>
			</Boundary>
		</div>
	);
}
