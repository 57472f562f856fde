/** The page of the search. */
import "server-only";
import { faultOfQuery, type SearchParams } from "@/lib/contract/search";
import { type Results, searchSite } from "@/lib/school/search";
import { CallError } from "./failure";
import { searches } from "./limits";

type Searched = { results: Results } | { fault: string } | { refused: string } | null;

/**
 * @param params what the form sent
 * @returns the results; the sentence to show at the field, or above the rate limit; null before anything is typed
 */
export async function searchPage(headers: Headers, params: SearchParams): Promise<Searched> {
	if (!params.q.trim()) return null;
	const fault = faultOfQuery(params.q);
	if (fault) return { fault };
	const request = new Request("http://page.invalid", { headers });
	try {
		return { results: await searches(request, undefined, () => searchSite(params)) };
	} catch (error) {
		if (error instanceof CallError) return { refused: error.message };
		throw error;
	}
}
