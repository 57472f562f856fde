/** Queries the search index; the results are the same with both databases. */
import type { Payload } from "payload";
import type { Asked, Wish } from "@/lib/bengali/search-wishes";
import type { QueryWord } from "@/lib/bengali/search-words";
import { listOf, rows, type SQL, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import type { Searched } from "./entry";

type Wanted = {
	/** Entries must contain all of them. At least one word, see {@link QueryWord}. */
	words: readonly QueryWord[];
	/** What entries must contain if fewer than `enough` have all words as they are spelled. At least one wish. */
	asked: Asked;
	enough: number;
	kind?: Searched | null;
	/** The kind of notices. */
	topic?: string | null;
	year?: number | null;
	/** Entries that are shown apart. */
	without?: readonly Pick<Found, "kind" | "record">[];
	limit: number;
	offset?: number;
	/** ISO 8601. */
	now?: string;
};

export type Found = {
	kind: Searched;
	record: number;
	topic: string | null;
	dated: string | null;
	title: string;
	text: string;
	files: string;
};

/** A query language: a word, which consists of letters, marks and digits, and what joins conditions. */
type Language = { word: (word: QueryWord) => string; and: string; or: string };

const fts5: Language = {
	word: ({ folded, isBeginning }) => `"${folded}"${isBeginning ? "*" : ""}`,
	and: " AND ",
	or: " OR ",
};

const tsquery: Language = {
	word: ({ folded, isBeginning }) => `'${folded}'${isBeginning ? ":*" : ""}`,
	and: " & ",
	or: " | ",
};

function written(wish: Wish, language: Language): string {
	if ("folded" in wish) return language.word(wish);
	const [parts, sign] = "all" in wish ? [wish.all, language.and] : [wish.any, language.or];
	return `(${[...new Set(parts.map((part) => written(part, language)))].join(sign)})`;
}

type Index = { from: SQL; has: (wish: Wish) => SQL; isAmong: (wish: Wish) => SQL; isInTitle: (wish: Wish) => SQL };

const among = (query: string) => sql`(e.id IN (SELECT rowid FROM search_words WHERE search_words MATCH ${query}))`;

const sqlite: Index = {
	// CROSS JOIN makes SQLite match the words first. Otherwise it may look up each record of a kind among them.
	from: sql`search_words CROSS JOIN search_entries e ON e.id = search_words.rowid`,
	has: (wish) => sql`search_words MATCH ${written(wish, fts5)}`,
	isAmong: (wish) => among(written(wish, fts5)),
	isInTitle: (wish) => among(`title : (${written(wish, fts5)})`),
};

const postgres: Index = {
	from: sql`search_entries e`,
	has: (wish) => sql`e.words @@ ${written(wish, tsquery)}::tsquery`,
	// By the index, of few: comparing the words of each entry, which PostgreSQL keeps packed, would take three times as long.
	isAmong: (wish) =>
		sql`(e.id IN (SELECT id FROM search_entries WHERE words @@ ${written(wish, tsquery)}::tsquery))::int`,
	isInTitle: (wish) => sql`(e.title_words @@ ${written(wish, tsquery)}::tsquery)::int`,
};

const index = () => (environment.DATABASE_URL ? postgres : sqlite);

const add = (parts: SQL[]) => sql.join(parts, sql` + `);

/** The dates of lib/cms/published; drafts and the trash are not in the index. */
const isShown = (now: string) =>
	sql`(e.shown_from IS NULL OR e.shown_from <= ${now}) AND (e.shown_until IS NULL OR e.shown_until > ${now})`;

type Hit = { id: number; kind: Searched; record: number; topic: string; dated: string; total: number };
type Hits = { hits: Hit[]; offset: number };

/** Joins counts below 100 into one number, the first of them the most important. */
const ranked = (counts: readonly SQL[]) => counts.reduce((rank, count) => sql`(${rank}) * 100 + (${count})`);

/**
 * @param counts what comes first, the highest counts, before the sorting that is the same for all. One number is sorted by
 * and not several: a common word is in thousands of entries, each of which is compared a dozen times.
 */
async function findHits(payload: Payload, wanted: Wanted, wish: Wish, counts: readonly SQL[]): Promise<Hits> {
	const { kind, topic, year, without = [], limit, offset = 0, now = new Date().toISOString() } = wanted;
	const { from, has } = index();
	const conditions = [has(wish), isShown(now)];
	if (kind) conditions.push(sql`e.kind = ${kind}`);
	if (topic) conditions.push(sql`e.topic = ${topic}`);
	if (year) conditions.push(sql`e.year = ${year}`);
	for (const one of without) conditions.push(sql`NOT (e.kind = ${one.kind} AND e.record = ${one.record})`);
	const time = sql`CASE WHEN e.dated IS NULL THEN 2 WHEN e.dated >= ${now} THEN 1 ELSE 0 END`;
	const hits = await rows<Hit>(
		payload,
		sql`SELECT e.id, e.kind, e.record, e.topic, e.dated, count(*) OVER () AS total FROM ${from}
			WHERE ${sql.join(conditions, sql` AND `)}
			ORDER BY ${ranked([...counts, time])} DESC, CASE WHEN e.dated >= ${now} THEN e.dated END, e.dated DESC,
				e.kind, e.record DESC
			LIMIT ${limit} OFFSET ${offset}`,
	);
	// After the last ones the first are shown.
	return hits.length > 0 || offset === 0 ? { hits, offset } : findHits(payload, { ...wanted, offset: 0 }, wish, counts);
}

/** Those with all words as they are spelled, or, if they are not enough, after them those that fulfil the wishes. */
async function findBest(payload: Payload, wanted: Wanted): Promise<Hits> {
	const { words, asked, enough } = wanted;
	const { isAmong, isInTitle } = index();
	const spelled: Wish = { all: words };
	const inTitle = (wishes: readonly Wish[]) => add(wishes.map(isInTitle));
	const together = asked.pairs.length > 0 ? [inTitle(asked.pairs)] : [];
	if (asked.unmeant) together.push(sql`1 - ${isInTitle(asked.unmeant)}`);
	const exact = await findHits(payload, wanted, spelled, [inTitle(words), ...together]);
	if (Number(exact.hits[0]?.total ?? 0) >= enough) return exact;
	const first = exact.hits.length > 0 ? [isAmong(spelled)] : [];
	return findHits(payload, wanted, { all: asked.wishes }, [...first, inTitle(asked.wishes), ...together]);
}

/**
 * Sorted by the number of query words in the title, how many of them stand together there and whether it has what is not
 * meant, then those without a date
 * (pages and people), then dates to come, the next first, then the newer ones.
 * @returns the entries from `offset` on, at most `limit`, and how many there are in all; if none are so far, the first, and
 * 0 as their offset
 */
export async function findEntries(
	payload: Payload,
	wanted: Wanted,
): Promise<{ found: Found[]; total: number; offset: number }> {
	const { hits, offset } = await findBest(payload, wanted);
	if (hits.length === 0) return { found: [], total: 0, offset: 0 };
	const ids = listOf(hits.map(({ id }) => id));
	const texts = await rows<{ id: number; title: string; text: string; files: string }>(
		payload,
		sql`SELECT entry_id AS id, title, text, files FROM search_texts WHERE entry_id IN (${ids})`,
	);
	const found = hits.flatMap(({ id, kind, record, topic, dated }) => {
		const { title, text, files } = texts.find((text) => text.id === id) ?? {};
		// The record was withdrawn between the two statements.
		return title === undefined ? [] : [{ kind, record, topic, dated, title, text: text ?? "", files: files ?? "" }];
	});
	return { found, total: Number(hits[0]?.total), offset };
}

/** @returns the years of what is public now, the latest first */
export async function findYears(payload: Payload): Promise<number[]> {
	const found = await rows<{ year: number }>(
		payload,
		sql`SELECT DISTINCT e.year FROM search_entries e WHERE e.year IS NOT NULL AND ${isShown(new Date().toISOString())}
			ORDER BY e.year DESC LIMIT 30`,
	);
	return found.map(({ year }) => Number(year));
}
