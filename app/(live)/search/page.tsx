import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import { SearchForm } from "@/components/search/search-form";
import { SearchResults } from "@/components/search/search-results";
import { searchTitle } from "@/lib/bengali/search";
import { readSearchParams, resultsPath } from "@/lib/contract/search";
import { searchPage } from "@/lib/http/search";
import { getSearchYears } from "@/lib/school/search";

export const metadata: Metadata = { title: searchTitle, robots: { index: false } };

/** The search: a plain form and its results. */
export default async function SearchPage({ searchParams }: PageProps<"/search">) {
	await connection();
	const params = readSearchParams(await searchParams);
	const [searched, years] = await Promise.all([searchPage(await headers(), params), getSearchYears()]);
	const fault = searched && "fault" in searched ? searched.fault : undefined;
	return (
		<div className="measure">
			<h1>{searchTitle}</h1>
			{/* The key remounts the form for each search: its uncontrolled fields must show the values of the URL. */}
			<SearchForm key={resultsPath(params)} params={params} years={years} fault={fault} />
			{searched && "refused" in searched && <p role="alert">{searched.refused}</p>}
			{searched && "results" in searched && <SearchResults params={params} results={searched.results} />}
		</div>
	);
}
