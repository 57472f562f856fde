/**
 * Writes the search index. Words and their sounds are stored as made by lib/bengali/search-words and separated by spaces,
 * so both databases split and compare them in the same way: SQLite in an FTS5 table, whose tokenizer only has to split at
 * the spaces, PostgreSQL in columns of the type tsvector.
 */
import type { PayloadRequest } from "payload";
import { indexedWords } from "@/lib/bengali/search-words";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import type { Entry, Searched } from "./entry";
import { textOfFiles } from "./file-texts/stored";

type Request = Pick<PayloadRequest, "payload" | "transactionID">;

const run = <T>(req: Request, statement: SQL) => rows<T>(req.payload, statement, req as PayloadRequest);

/** Key of PostgreSQL's advisory lock: arbitrary, but the same in every process. */
const lock = 20261122;

/**
 * Shared lock for the write of one record. Such writes may run concurrently, but not during a rebuild or a change of a
 * file's text, which would miss records that are not committed yet. SQLite needs no lock: it has one writer at a time.
 */
async function lockForOne(req: Request): Promise<void> {
	if (environment.DATABASE_URL) await run(req, sql`SELECT pg_advisory_xact_lock_shared(${lock})`);
}

/** Exclusive lock. Must come first in a transaction that changes the text of a file, or the whole index. */
export async function lockForAll(req: Request): Promise<void> {
	if (environment.DATABASE_URL) await run(req, sql`SELECT pg_advisory_xact_lock(${lock})`);
}

const joined = (words: string[]) => words.join(" ");
const vector = (words: string[]) => sql`array_to_tsvector(string_to_array(${joined(words)}::text, ' '))`;

async function findEntry(req: Request, kind: Searched, record: number): Promise<number | undefined> {
	const [found] = await run<{ id: number }>(
		req,
		sql`SELECT id FROM search_entries WHERE kind = ${kind} AND record = ${record}`,
	);
	return found?.id;
}

async function deleteEntry(req: Request, kind: Searched, record: number): Promise<void> {
	const id = await findEntry(req, kind, record);
	if (id === undefined) return;
	if (!environment.DATABASE_URL) await run(req, sql`DELETE FROM search_words WHERE rowid = ${id}`);
	await run(req, sql`DELETE FROM search_texts WHERE entry_id = ${id}`);
	await run(req, sql`DELETE FROM search_entries WHERE id = ${id}`);
}

/** Removes a record from the index, in the request's transaction. */
export async function removeEntry(req: Request, kind: Searched, record: number): Promise<void> {
	await lockForOne(req);
	await deleteEntry(req, kind, record);
}

/** Adds a record to the index, or replaces its entry, in the request's transaction. */
export async function writeEntry(req: Request, entry: Entry): Promise<void> {
	await lockForOne(req);
	await deleteEntry(req, entry.kind, entry.record);
	await insertEntry(req, entry);
}

/** Adds a record that the index does not have, in the request's transaction, which holds the lock. */
export async function insertEntry(req: Request, entry: Entry): Promise<void> {
	const { kind, record, title, text, topic, year, dated, shownFrom, shownUntil } = entry;
	const files = await textOfFiles(req, entry.files);
	const titleWords = indexedWords(title);
	// Files are long, and what is joined in them would be half of the index.
	const otherWords = [...new Set([...indexedWords(text), ...indexedWords(files, false)])];
	const values = sql`${kind}, ${record}, ${topic}, ${year}, ${dated}, ${shownFrom}, ${shownUntil}`;
	const columns = sql`kind, record, topic, year, dated, shown_from, shown_until`;
	const insert = environment.DATABASE_URL
		? sql`INSERT INTO search_entries (${columns}, title_words, words)
				VALUES (${values}, ${vector(titleWords)}, ${vector([...titleWords, ...otherWords])}) RETURNING id`
		: sql`INSERT INTO search_entries (${columns}) VALUES (${values}) RETURNING id`;
	const [made] = await run<{ id: number }>(req, insert);
	const id = made?.id;
	await run(
		req,
		sql`INSERT INTO search_texts (entry_id, title, text, files) VALUES (${id}, ${title}, ${text}, ${files})`,
	);
	if (!environment.DATABASE_URL)
		await run(
			req,
			sql`INSERT INTO search_words (rowid, title, text) VALUES (${id}, ${joined(titleWords)}, ${joined(otherWords)})`,
		);
}

/** Empties the index, in the request's transaction. */
export async function removeAllEntries(req: Request): Promise<void> {
	if (!environment.DATABASE_URL) await run(req, sql`INSERT INTO search_words (search_words) VALUES ('delete-all')`);
	await run(req, sql`DELETE FROM search_texts`);
	await run(req, sql`DELETE FROM search_entries`);
}
