import type { Metadata } from "next";
import { ScriptNotice } from "@/components/forms/script-notice";
import { ResultSearch } from "@/components/results/result-search";
import { resultSearchText, resultTitles } from "@/lib/bengali/results";

const title = resultTitles.search;

export const metadata: Metadata = { title };

export default function ResultPage() {
	return (
		<div className="measure">
			<h1>{title}</h1>
			<p>{resultSearchText.intro}</p>
			<ScriptNotice />
			<ResultSearch />
		</div>
	);
}
