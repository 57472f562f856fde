/** The search: its filters and limits, and the call for suggestions while typing. */
import { z } from "zod";
import { machineText, toBengaliDigits } from "@/lib/bengali/digits";
import { searchText } from "@/lib/bengali/search";
import { lettersOf, queryWords } from "@/lib/bengali/search-words";
import { type NoticeKind, noticeKinds } from "./educational";
import { searchPath } from "./paths";

const searchKinds = ["notice", "routine", "curriculum", "content", "teacher", "committee", "date"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A kind of record, or a page that every school has or that stands in the menu. */
const resultKinds = [...searchKinds, "page"] as const;
export type ResultKind = (typeof resultKinds)[number];

/** A kind of record, or one kind of notices. */
export type KindFilter = SearchKind | `notice-${NoticeKind}`;

export const kindFilters: readonly KindFilter[] = [
	"notice",
	...noticeKinds.map((kind) => `notice-${kind}` as const),
	...searchKinds.filter((kind) => kind !== "notice"),
];

/** Characters of a query. */
export const longestQuery = 100;

/** Letters and digits of a query, without marks. */
const shortestQuery = 2;

/** Different words of a query. */
const mostWords = 12;

export const resultsPerPage = 10;

/** The last page of results. Later results are hardly relevant; a query with more words finds them. */
export const lastResultPage = 20;

/** Pages of the site before the other results. */
export const mostPages = 3;

/** Suggestions while typing. */
export const mostSuggestions = 6;

/** @returns the sentence that says what is wrong with a query, or null for one that can be searched */
export function faultOfQuery(text: string): string | null {
	// Checked first: normalising long text is expensive.
	if (text.length > longestQuery) return searchText.tooLong(toBengaliDigits(longestQuery));
	const words = queryWords(text);
	const letters = words.reduce((sum, { folded }) => sum + lettersOf(folded), 0);
	if (letters < shortestQuery) return searchText.tooShort;
	return words.length > mostWords ? searchText.tooManyWords(toBengaliDigits(mostWords)) : null;
}

/** Parameters of the search page. Invalid filters count as null, an invalid page number as 1. */
export type SearchParams = { q: string; kind: KindFilter | null; year: number | null; page: number };

type Given = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";

/** @returns a whole number from `least` to `most`, or null */
function wholeOf(text: string, least: number, most: number): number | null {
	const digits = text.length > 8 ? "" : machineText(text);
	const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
	return number >= least && number <= most ? number : null;
}

/** @param given the page's query string */
export function readSearchParams(given: Given): SearchParams {
	const kind = first(given.kind);
	return {
		q: first(given.q),
		kind: kindFilters.find((kindFilter) => kindFilter === kind) ?? null,
		year: wholeOf(first(given.year), 1900, 2999),
		page: wholeOf(first(given.page), 1, lastResultPage) ?? 1,
	};
}

/** @returns the path of a page of results */
export function resultsPath({ q, kind, year, page }: SearchParams): string {
	const params = new URLSearchParams({ q });
	if (kind) params.set("kind", kind);
	if (year) params.set("year", String(year));
	if (page > 1) params.set("page", String(page));
	return `${searchPath}?${params}`;
}

/** Query of the call for suggestions. A text that is too long is answered with 422, one that is too short with none. */
export const suggestionsQuery = z.object({
	q: z.string().max(longestQuery, searchText.tooLong(toBengaliDigits(longestQuery))),
});

export const suggestionsAnswer = z.object({
	data: z.array(z.object({ title: z.string(), kind: z.enum(resultKinds), path: z.string() })),
});

export type Suggestion = z.infer<typeof suggestionsAnswer>["data"][number];
