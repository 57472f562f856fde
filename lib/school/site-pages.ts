/**
 * The pages of the site itself, as the search offers them: those that every school has and those of the menu, by the
 * names that the menu has for them. A page without content is not offered, and a closed one says so.
 */
import "server-only";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { normalise } from "@/lib/bengali/normalise";
import { pageWords, weakWords } from "@/lib/bengali/search-vocabulary";
import { type Asked, isFulfilled, type Wish } from "@/lib/bengali/search-wishes";
import { eachWord, foldWord, indexedWords, type QueryWord } from "@/lib/bengali/search-words";
import { directoryText } from "@/lib/bengali/student-area";
import { tagged } from "@/lib/cms/cache-tags";
import { isPublishedNow } from "@/lib/cms/published";
import { examRoutinePath } from "@/lib/contract/paths";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { rangeOf } from "@/lib/contract/school-dates";
import { getAdmissionClosed } from "./admission-period";
import { getMonth } from "./calendar";
import { getContent } from "./contents";
import { getItem } from "./educational";
import { byClass, findPublished } from "./exam-routines";
import { isKnown, recordPathOf } from "./known-paths";
import { query, type SQL, sql } from "./query";
import { findByPathName, itemKindOf } from "./record-names";
import { noonOf } from "./school-dates";
import { getContact, getMenu, isDirectoryOpen } from "./settings";

/** `/offline` is for browsers without a connection. */
type Offered = Exclude<PagePath, "/offline">;

export type SitePage = {
	path: string;
	title: string;
	/** Its other names: its own title, and those of further entries of the menu. */
	names: string;
	/** What the page is for, or why it is closed. */
	text: string;
	isClosed: boolean;
	/** Words by which it is found, and words that may stand beside them. */
	words: string;
	beside: string;
};

const wordsOfPages: Record<Offered, { words: string; beside?: string }> = pageWords;

/** @returns the pages that have no content */
async function findEmpty(year: number): Promise<Set<string>> {
	const now = new Date().toISOString();
	const filled = (from: SQL) => sql`CASE WHEN EXISTS (SELECT 1 FROM ${from}) THEN 1 ELSE 0 END`;
	const [first, last] = [noonOf(rangeOf(year).from), noonOf(rangeOf(year + 1).to)];
	const kept = sql`deleted_at IS NULL`;
	const found = await query<Partial<Record<Offered, number | string>>>(sql`SELECT
		${filled(sql`notices WHERE ${isPublishedNow(now)}`)} AS "/notices",
		${filled(sql`routines WHERE ${isPublishedNow(now)}`)} AS "/routines",
		${filled(sql`curriculums WHERE ${isPublishedNow(now)}`)} AS "/curriculums",
		${filled(sql`school_dates WHERE ${kept}`)} AS "/calendar",
		${filled(sql`school_dates WHERE ${kept} AND kind = 'holiday' AND starts_on <= ${last} AND coalesce(ends_on, starts_on) >= ${first}`)} AS "/holidays",
		${filled(sql`teachers WHERE ${kept}`)} AS "/teachers",
		${filled(sql`committee_members WHERE ${kept}`)} AS "/comittees",
		${filled(sql`years`)} AS "/section-list",
		${filled(sql`years`)} AS "/students-information",
		${filled(sql`releases WHERE at <= ${now}`)} AS "/student-result"`);
	return new Set(Object.entries(found[0] ?? {}).flatMap(([path, has]) => (Number(has) === 0 ? path : [])));
}

/** @returns the pages that every school has, without the empty ones, by their own titles */
async function findOwnPages(year: number): Promise<SitePage[]> {
	const [empty, contact, admission, isOpen] = await Promise.all([
		findEmpty(year),
		getContact(),
		getAdmissionClosed(),
		isDirectoryOpen(),
	]);
	if (!Object.values(contact).some(Boolean)) empty.add("/contact");
	const closed: Partial<Record<Offered, string | null>> = {
		"/student/student-application-form": admission,
		"/students-information": isOpen ? null : directoryText.loginFirst,
	};
	const years: Partial<Record<Offered, string>> = {
		"/calendar": `${year} ${year + 1}`,
		"/holidays": `${year} ${year + 1}`,
	};
	return pageRoutes.flatMap(({ path, title, description = "" }) => {
		if (path === "/offline" || empty.has(path)) return [];
		const { words, beside = "" } = wordsOfPages[path];
		const text = closed[path] ?? description;
		const isClosed = Boolean(closed[path]);
		return { path, title, names: "", text, isClosed, words, beside: `${beside} ${years[path] ?? ""}` };
	});
}

/** @returns the published routines of exams, the newest first: found by the exam, beside it by who sits it and what */
async function findExamRoutines(): Promise<SitePage[]> {
	return (await findPublished()).reverse().map(({ exam, name, year, from, to, sittings }) => {
		const title = examRoutineText.of(name, year);
		const beside = [
			...byClass(sittings).map((schoolClass) => examRoutineText.class(schoolClass.name)),
			...sittings.map(({ subject }) => subject),
		];
		return {
			path: examRoutinePath(exam),
			title: examRoutineText.routineOf(title),
			names: "",
			text: examRoutineText.description(title, from, to),
			isClosed: false,
			words: examRoutineText.title,
			beside: [...new Set(beside)].join(" "),
		};
	});
}

/** @returns whether the link of an entry of the menu leads to a page that the search does not find by itself */
async function isOwnPage(path: string, name: string): Promise<boolean> {
	const record = recordPathOf(path);
	if (!record) return true;
	if (!("name" in record)) return isKnown(record);
	const { collection } = record;
	const find = async (text: string) =>
		collection === "contents" ? getContent(text) : getItem(itemKindOf[collection], text);
	const found = await findByPathName([record.name], find);
	return found !== null && normalise(found.name) !== normalise(name);
}

/** @returns the pages that the search may offer, in the order in which equal ones stand */
export async function getSitePages(): Promise<SitePage[]> {
	const { year } = await getMonth();
	return getPagesOfYear(year);
}

/** @param year the present one: holidays are those of this year and the next */
async function getPagesOfYear(year: number): Promise<SitePage[]> {
	"use cache";
	tagged("menu-entries", "notices", "routines", "curriculums", "contents", "teachers", "committee-members");
	tagged("school-dates", "years", "classes", "exams", "admission", "student-area", "contact", "settings");
	const [pages, routines, menu] = await Promise.all([findOwnPages(year), findExamRoutines(), getMenu()]);
	const byPath = new Map([...pages, ...routines].map((page) => [page.path, page]));
	const known = new Set<string>(pageRoutes.map(({ path }) => path));
	const named = new Set<string>();
	for (const { name, link } of menu) {
		const path = link.startsWith("/") ? new URL(link, "http://site").pathname : link;
		const page = byPath.get(path);
		if (page) {
			page.names = `${page.names} ${named.has(path) ? name : page.title}`;
			if (!named.has(path)) page.title = name;
		} else if (!known.has(path) && (await isOwnPage(path, name)))
			byPath.set(path, { path: link, title: name, names: "", text: "", isClosed: false, words: "", beside: "" });
		named.add(path);
	}
	return [...byPath.values()];
}

/** The words of a page as they are compared. */
type Compared = Record<"title" | "own" | "main" | "all", readonly string[]>;

const weak = new Set(weakWords.map(foldWord));

/** @returns the text without the words by which alone no page is looked for, unless it is one */
function strongOf(text: string): string {
	const words = [...eachWord(text)].map(({ start, end }) => text.slice(start, end));
	return (words.length > 1 ? words.filter((word) => !weak.has(foldWord(word))) : words).join(" ");
}

/** By the page's texts: the words of all are made for each search otherwise. */
const compared = new Map<string, Compared>();

/** Pages whose words are remembered; more when staff rename them. */
const mostCompared = 500;

function wordsOf({ title, names, words, beside }: SitePage): Compared {
	const key = [title, names, words, beside].join("\n");
	let found = compared.get(key);
	if (!found) {
		if (compared.size >= mostCompared) compared.clear();
		const own = indexedWords(strongOf(words), false);
		const main = [...own, ...indexedWords(strongOf(title)), ...indexedWords(strongOf(names), false)];
		const all = [...main, ...indexedWords(title), ...indexedWords([names, beside, ...weakWords].join(" "), false)];
		found = { title: indexedWords(title), own, main, all };
		compared.set(key, found);
	}
	return found;
}

const count = (wishes: readonly Wish[], words: readonly string[]) =>
	wishes.filter((wish) => isFulfilled(wish, words)).length;

/**
 * @param pages see {@link getSitePages}
 * @param words of the query as they are spelled
 * @param asked what else the query asks for
 * @returns the pages that fulfil all wishes and have nothing that is not meant, the best first
 */
export function findPages(
	pages: readonly SitePage[],
	words: readonly QueryWord[],
	{ wishes, unmeant }: Asked,
): SitePage[] {
	const ranked = pages.flatMap((page) => {
		const { title, own, main, all } = wordsOf(page);
		if (!wishes.every((wish) => isFulfilled(wish, all)) || (unmeant && isFulfilled(unmeant, main))) return [];
		if (count(wishes, main) === 0 && count(wishes, title) < 2) return [];
		const rank = 8 * count(words, title) + 4 * count(words, own) + 2 * count(wishes, title) + count(wishes, own);
		return { page, rank };
	});
	return ranked.sort((a, b) => b.rank - a.rank).map(({ page }) => page);
}
