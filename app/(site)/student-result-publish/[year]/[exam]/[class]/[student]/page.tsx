import type { Metadata } from "next";
import { PersonPart } from "@/components/forms/person-part";
import { LoadedSheet } from "@/components/results/loaded-sheet";
import { resultTitles } from "@/lib/bengali/results";
import { noSheet } from "@/lib/school/static-paths";

const title = resultTitles.sheet;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = noSheet;

export default function SheetPage() {
	return (
		<div className="measure">
			<PersonPart title={title}>
				<LoadedSheet />
			</PersonPart>
		</div>
	);
}
