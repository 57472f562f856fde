/** Queries the search index; the results are the same with both databases. */
import type { Payload } from "payload";
import type { QueryWord } from "@/lib/bengali/search-words";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { environment } from "@/lib/environment";
import type { Searched } from "./entry";

export type Wanted = {
	/** Entries must contain all of them. At least one word, see {@link QueryWord}. */
	words: readonly QueryWord[];
	kind?: Searched | null;
	/** The kind of notices. */
	topic?: string | null;
	year?: number | null;
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

/** A word of FTS5's query language. Words consist of letters, marks and digits. */
const ftsWord = ({ folded, isBeginning }: QueryWord) => `"${folded}"${isBeginning ? "*" : ""}`;

/** A word of PostgreSQL's query language. */
const tsWord = ({ folded, isBeginning }: QueryWord) => `'${folded}'${isBeginning ? ":*" : ""}`;

type Index = { from: SQL; hasAll: (words: readonly QueryWord[]) => SQL; isInTitle: (word: QueryWord) => SQL };

const sqlite: Index = {
	// CROSS JOIN makes SQLite match the words first. Otherwise it may look up each record of a kind among them.
	from: sql`search_words CROSS JOIN search_entries e ON e.id = search_words.rowid`,
	hasAll: (words) => sql`search_words MATCH ${words.map(ftsWord).join(" AND ")}`,
	isInTitle: (word) =>
		sql`(e.id IN (SELECT rowid FROM search_words WHERE search_words MATCH ${`title : ${ftsWord(word)}`}))`,
};

const postgres: Index = {
	from: sql`search_entries e`,
	hasAll: (words) => sql`e.words @@ ${words.map(tsWord).join(" & ")}::tsquery`,
	isInTitle: (word) => sql`(e.title_words @@ ${tsWord(word)}::tsquery)::int`,
};

const add = (parts: SQL[]) => sql.join(parts, sql` + `);

/** The dates of lib/cms/published; drafts and the trash are not in the index. */
const isShown = (now: string) =>
	sql`(e.shown_from IS NULL OR e.shown_from <= ${now}) AND (e.shown_until IS NULL OR e.shown_until > ${now})`;

/**
 * Sorted by the number of query words in the title, then those without a date (pages and people), then the newer
 * ones.
 * @returns the entries from `offset` on, at most `limit`, and how many there are in all
 */
export async function findEntries(payload: Payload, wanted: Wanted): Promise<{ found: Found[]; total: number }> {
	const { words, kind, topic, year, limit, offset = 0, now = new Date().toISOString() } = wanted;
	const index = environment.DATABASE_URL ? postgres : sqlite;
	const conditions = [index.hasAll(words), isShown(now)];
	if (kind) conditions.push(sql`e.kind = ${kind}`);
	if (topic) conditions.push(sql`e.topic = ${topic}`);
	if (year) conditions.push(sql`e.year = ${year}`);
	const hits = await rows<{ id: number; kind: Searched; record: number; topic: string; dated: string; total: number }>(
		payload,
		sql`SELECT e.id, e.kind, e.record, e.topic, e.dated, count(*) OVER () AS total FROM ${index.from}
			WHERE ${sql.join(conditions, sql` AND `)}
			ORDER BY ${add(words.map(index.isInTitle))} DESC, e.dated IS NULL DESC, e.dated DESC, e.kind, e.record DESC
			LIMIT ${limit} OFFSET ${offset}`,
	);
	if (hits.length === 0) return { found: [], total: 0 };
	const ids = sql.join(
		hits.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	const texts = await rows<{ id: number; title: string; text: string; files: string }>(
		payload,
		sql`SELECT entry_id AS id, title, text, files FROM search_texts WHERE entry_id IN (${ids})`,
	);
	const found = hits.flatMap(({ id, kind, record, topic, dated }) => {
		const { title, text, files } = texts.find((one) => one.id === id) ?? {};
		// The record was withdrawn between the two statements.
		return title === undefined ? [] : [{ kind, record, topic, dated, title, text: text ?? "", files: files ?? "" }];
	});
	return { found, total: Number(hits[0]?.total) };
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
