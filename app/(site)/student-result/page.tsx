import { Boundary } from "@/components/forms/boundary";
import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { ResultSearch } from "@/components/results/result-form";
import { titledClasses } from "@/lib/bengali/class-title";
import { resultSearchText, resultTitles } from "@/lib/bengali/results";
import { getResultChoices } from "@/lib/school/releases";
import { getTaughtClasses } from "@/lib/school/structure";
import { searchResult } from "./actions";

const title = resultTitles.search;

export const metadata = pageMetadata("/student-result");

export default async function ResultPage() {
	const [choices, taught] = await Promise.all([getResultChoices(), getTaughtClasses()]);
	return (
		<>
			<div className="measure">
				<h1>{title}</h1>
				<p className="no-print">{resultSearchText.intro}</p>
				<Boundary keep="result-search">
					<ResultSearch choices={{ ...choices, class: titledClasses(taught) }} search={searchResult} />
				</Boundary>
			</div>
			<RelatedPages path="/student-result" />
		</>
	);
}
