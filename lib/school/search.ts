/** The search of the public pages. */
import "server-only";
import { eachWord, findWord, matches, type QueryWord, queryWords } from "@/lib/bengali/search-words";
import { tagged } from "@/lib/cms/cache-tags";
import type { NoticeKind } from "@/lib/contract/notice-kinds";
import { isNoticeKind } from "@/lib/contract/notice-kinds";
import {
	faultOfQuery,
	type KindFilter,
	lastResultPage,
	mostSuggestions,
	resultsPerPage,
	type SearchKind,
	type SearchParams,
	type Suggestion,
} from "@/lib/contract/search";
import type { Searched } from "@/lib/search/entry";
import { type Found, findEntries, findYears } from "@/lib/search/find";
import { recordPath } from "./record-path";
import { records } from "./records";

/** A part of a text, and whether it is a word that the query asks for. */
export type Part = { text: string; isFound: boolean };

export type Result = {
	kind: SearchKind;
	noticeKind: NoticeKind | null;
	path: string;
	/** ISO 8601; null for pages and people. */
	date: string | null;
	title: Part[];
	/** A part of the text around the first word found in it, or its beginning; empty without text. */
	snippet: Part[];
	/** Whether that part stands in a PDF file. */
	isInFile: boolean;
};

export type Results = {
	results: Result[];
	total: number;
	/** From 1, and the last one that is shown. */
	page: number;
	lastPage: number;
};

const kinds = {
	notices: "notice",
	routines: "routine",
	curriculums: "curriculum",
	contents: "content",
	teachers: "teacher",
	"committee-members": "committee",
} as const satisfies Record<Searched, SearchKind>;

const collectionOf = (kind: SearchKind) =>
	(Object.keys(kinds) as Searched[]).find((collection) => kinds[collection] === kind);

function pathOf({ kind, title }: Found): string {
	switch (kind) {
		case "teachers":
			return "/teachers";
		case "committee-members":
			return "/comittees";
		default:
			return recordPath(kind, title);
	}
}

/** Characters of a snippet: before the word found, and in all. */
const before = 60;
const most = 220;

/** @returns the text in parts, with the words found */
export function markWords(text: string, words: readonly QueryWord[]): Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const found of eachWord(text)) {
		if (!words.some((word) => matches(word, found.forms))) continue;
		if (found.start > end) parts.push({ text: text.slice(end, found.start), isFound: false });
		parts.push({ text: text.slice(found.start, found.end), isFound: true });
		end = found.end;
	}
	if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
	return parts;
}

/** @returns about two lines of the text from shortly before `place` on, cut between words */
function cutAround(text: string, place: number): string {
	const from = place > before ? text.indexOf(" ", place - before) + 1 : 0;
	const start = from > 0 && from <= place ? from : place > before ? place : 0;
	if (text.length - start <= most) return `${start > 0 ? "… " : ""}${text.slice(start)}`;
	const space = text.lastIndexOf(" ", start + most);
	return `${start > 0 ? "… " : ""}${text.slice(start, space > start ? space : start + most)} …`;
}

function snippetOf({ text, files }: Found, words: readonly QueryWord[]): Pick<Result, "snippet" | "isInFile"> {
	const inText = findWord(text, words);
	const inFiles = inText < 0 ? findWord(files, words) : -1;
	const isInFile = inFiles >= 0;
	const cut = isInFile ? cutAround(files, inFiles) : cutAround(text, Math.max(inText, 0));
	return { snippet: markWords(cut, words), isInFile };
}

function resultOf(found: Found, words: readonly QueryWord[]): Result {
	return {
		kind: kinds[found.kind],
		noticeKind: found.topic && isNoticeKind(found.topic) ? found.topic : null,
		path: pathOf(found),
		date: found.dated,
		title: markWords(found.title, words),
		...snippetOf(found, words),
	};
}

/** @returns the collection and the kind of notices that a filter stands for */
function filterOf(kind: KindFilter | null): { kind?: Searched; topic?: string } {
	if (!kind) return {};
	if (kind.startsWith("notice-")) return { kind: "notices", topic: kind.slice("notice-".length) };
	return { kind: collectionOf(kind as SearchKind) };
}

/**
 * @param params with a query that {@link faultOfQuery} accepts
 * @returns the public records that have all words of the query, those with more of the words in the title first, then
 * the newer ones
 */
export async function searchSite({ q, kind, year, page }: SearchParams): Promise<Results> {
	const words = queryWords(q);
	const payload = await records();
	const find = (shown: number) =>
		findEntries(payload, {
			...filterOf(kind),
			words,
			year,
			limit: resultsPerPage,
			offset: (shown - 1) * resultsPerPage,
		});
	const wanted = await find(page);
	// A page after the last one shows the first.
	const [shown, { found, total }] = page > 1 && wanted.total === 0 ? [1, await find(1)] : [page, wanted];
	return {
		results: found.map((one) => resultOf(one, words)),
		total,
		page: shown,
		lastPage: Math.min(lastResultPage, Math.max(1, Math.ceil(total / resultsPerPage))),
	};
}

/** @returns the first results for what is typed so far; none while it is too short */
export async function suggest(q: string): Promise<Suggestion[]> {
	if (faultOfQuery(q)) return [];
	const { found } = await findEntries(await records(), { words: queryWords(q), limit: mostSuggestions });
	return found.map((one) => ({ title: one.title, kind: kinds[one.kind], path: pathOf(one) }));
}

/** @returns the years of what is public, the latest first */
export async function getSearchYears(): Promise<number[]> {
	"use cache";
	tagged("notices", "routines", "curriculums");
	return findYears(await records());
}
