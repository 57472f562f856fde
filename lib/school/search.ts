/** The search of the public pages. */
import "server-only";
import { beginningOf } from "@/lib/bengali/beginning";
import { formatSpanOfYear } from "@/lib/bengali/school-year";
import { calledBy, readQuery, wordsOfWishes } from "@/lib/bengali/search-wishes";
import { findWord, findWords, type QueryWord, queryWords } from "@/lib/bengali/search-words";
import { tagged } from "@/lib/cms/cache-tags";
import type { NoticeKind } from "@/lib/contract/educational";
import { isNoticeKind } from "@/lib/contract/educational";
import { calendarPath } from "@/lib/contract/paths";
import {
	faultOfQuery,
	type KindFilter,
	lastResultPage,
	mostPages,
	mostSuggestions,
	type ResultKind,
	resultsPerPage,
	type SearchKind,
	type SearchParams,
	type Suggestion,
} from "@/lib/contract/search";
import type { Searched } from "@/lib/search/entry";
import { type Found, findEntries, findYears } from "@/lib/search/find";
import { listOf, query, records, sql } from "./query";
import { recordPath } from "./record-names";
import { dayOfNoon } from "./school-dates";
import { findPages, getSitePages, type SitePage } from "./site-pages";

/** A part of a text, and whether it is a word that the query asks for. */
export type Part = { text: string; isFound: boolean };

export type Result = {
	kind: ResultKind;
	noticeKind: NoticeKind | null;
	path: string;
	/** ISO 8601; null for pages and people, and for dates, whose days stand in the text. */
	date: string | null;
	title: Part[];
	/** A part of the text around the first word found in it, or its beginning; empty without text. */
	snippet: Part[];
	/** Whether that part stands in a PDF file. */
	isInFile: boolean;
};

export type Results = {
	/** Pages of the site and people to be called, which stand before the results of the first page. */
	pages: Result[];
	results: Result[];
	/** Without these. */
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
	"school-dates": "date",
} as const satisfies Record<Searched, SearchKind>;

const collectionOf = (kind: SearchKind) =>
	(Object.keys(kinds) as Searched[]).find((collection) => kinds[collection] === kind);

/** First and last day of dates of the school year, by id. */
type Days = ReadonlyMap<number, { from: string; to: string }>;

/** @returns the days of the dates among what was found */
async function daysOf(found: readonly Found[]): Promise<Days> {
	const ids = found.filter(({ kind }) => kind === "school-dates").map(({ record }) => record);
	if (ids.length === 0) return new Map();
	const dates = await query<{ id: number; starts: string | Date; ends: string | Date | null }>(
		sql`SELECT id, starts_on AS starts, ends_on AS ends FROM school_dates WHERE id IN (${listOf(ids)})`,
	);
	const dayOf = (noon: string | Date) => dayOfNoon(new Date(noon).toISOString());
	return new Map(dates.map(({ id, starts, ends }) => [id, { from: dayOf(starts), to: dayOf(ends ?? starts) }]));
}

function pathOf({ kind, record, title }: Found, days: Days): string {
	switch (kind) {
		case "school-dates": {
			const [year, month, day] = (days.get(record)?.from ?? "").split("-").map(Number);
			// The day's list, which begins with the date's first day.
			return year ? `${calendarPath(year, month)}#d${day}` : calendarPath();
		}
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
function markWords(text: string, words: readonly QueryWord[]): Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const found of findWords(text, words)) {
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
	const rest = text.slice(start);
	const shown = beginningOf(rest, most);
	return `${start > 0 ? "… " : ""}${shown}${shown === rest ? "" : " …"}`;
}

function snippetOf({ text, files }: Found, words: readonly QueryWord[]): Pick<Result, "snippet" | "isInFile"> {
	const inText = findWord(text, words);
	const inFiles = inText < 0 ? findWord(files, words) : -1;
	const isInFile = inFiles >= 0;
	const cut = isInFile ? cutAround(files, inFiles) : cutAround(text, Math.max(inText, 0));
	return { snippet: markWords(cut, words), isInFile };
}

function resultOf(found: Found, words: readonly QueryWord[], days: Days): Result {
	return {
		kind: kinds[found.kind],
		noticeKind: found.topic && isNoticeKind(found.topic) ? found.topic : null,
		path: pathOf(found, days),
		date: found.kind === "school-dates" ? null : found.dated,
		title: markWords(found.title, words),
		...snippetOf(found, words),
	};
}

const pageResult = ({ path, title, text }: SitePage, words: readonly QueryWord[]): Result => ({
	kind: "page",
	noticeKind: null,
	path,
	date: null,
	title: markWords(title, words),
	snippet: markWords(text, words),
	isInFile: false,
});

/** @returns the collection and the kind of notices that a filter stands for */
function filterOf(kind: KindFilter | null): { kind?: Searched; topic?: string } {
	if (!kind) return {};
	if (kind.startsWith("notice-")) return { kind: "notices", topic: kind.slice("notice-".length) };
	return { kind: collectionOf(kind as SearchKind) };
}

/** People among whom one that is called is looked for. */
const mostCalled = 20;

/** @returns the people whose number a query asks for, by name or office; those whose office begins with its words first */
async function findCalled(q: string): Promise<Found[]> {
	const owner = calledBy(q);
	if (!owner || faultOfQuery(owner)) return [];
	const [words, asked] = [queryWords(owner), readQuery(owner)];
	const wanted = { words, asked, enough: mostCalled, limit: mostCalled };
	const payload = await records();
	const [teachers, members] = await Promise.all(
		(["teachers", "committee-members"] as const).map((kind) => findEntries(payload, { ...wanted, kind })),
	);
	const marked = [...words, ...wordsOfWishes(asked.wishes)];
	const placeOf = ({ title, text }: Found) => (findWord(title, marked) >= 0 ? 0 : findWord(text, marked));
	const found = [...(teachers?.found ?? []), ...(members?.found ?? [])];
	return found.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, mostPages);
}

/**
 * @param params with a query that {@link faultOfQuery} accepts
 * @returns the pages of the site that it means, who is to be called, and the public records that have all of its words, those with more of the
 * words in the title first, then the newer ones; if these are few, after them those that sound alike or mean the same
 */
export async function searchSite({ q, kind, year, page }: SearchParams): Promise<Results> {
	const [words, asked] = [queryWords(q), readQuery(q)];
	const called = kind || year ? [] : await findCalled(q);
	const { found, total, offset } = await findEntries(await records(), {
		...filterOf(kind),
		...{ words, asked, year, without: called, enough: resultsPerPage },
		...{ limit: resultsPerPage, offset: (page - 1) * resultsPerPage },
	});
	const marked = [...words, ...wordsOfWishes(asked.wishes)];
	const days = await daysOf(found);
	const pages = kind || year ? [] : findPages(await getSitePages(), words, asked).slice(0, mostPages);
	return {
		pages: [...pages.map((page) => pageResult(page, marked)), ...called.map((item) => resultOf(item, marked, days))],
		results: found.map((item) => resultOf(item, marked, days)),
		total,
		page: offset / resultsPerPage + 1,
		lastPage: Math.min(lastResultPage, Math.max(1, Math.ceil(total / resultsPerPage))),
	};
}

/** @returns the first results for what is typed so far, without closed pages; none while it is too short */
export async function suggest(q: string): Promise<Suggestion[]> {
	if (faultOfQuery(q)) return [];
	const [words, asked] = [queryWords(q), readQuery(q)];
	const open = (await getSitePages()).filter(({ isClosed }) => !isClosed);
	const pages = findPages(open, words, asked).slice(0, mostPages);
	const called = await findCalled(q);
	const limit = mostSuggestions - pages.length - called.length;
	const { found: other } = await findEntries(await records(), { words, asked, without: called, enough: limit, limit });
	const found = [...called, ...other];
	const days = await daysOf(found);
	return [
		...pages.map(({ title, path }): Suggestion => ({ title, kind: "page", path })),
		...found.map((item): Suggestion => {
			const of = days.get(item.record);
			const span = item.kind === "school-dates" && of ? `, ${formatSpanOfYear(of.from, of.to)}` : "";
			return { title: `${item.title}${span}`, kind: kinds[item.kind], path: pathOf(item, days) };
		}),
	];
}

/** @returns the years of what is public, the latest first */
export async function getSearchYears(): Promise<number[]> {
	"use cache";
	tagged("notices", "routines", "curriculums", "school-dates");
	return findYears(await records());
}
