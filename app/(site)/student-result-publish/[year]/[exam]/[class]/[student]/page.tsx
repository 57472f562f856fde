import type { Metadata } from "next";
import { PersonPart } from "@/components/forms/person-part";
import { LoadedSheet } from "@/components/results/loaded-sheet";
import { resultTitles } from "@/lib/bengali/results";

const title = resultTitles.sheet;

export const metadata: Metadata = { title, robots: { index: false } };
export const generateStaticParams = () => [{ year: "0", exam: "0", class: "0", student: "0" }];

export default function SheetPage() {
	return (
		<div className="measure">
			<PersonPart title={title}>
				<LoadedSheet />
			</PersonPart>
		</div>
	);
}
