/** Bulk writes by SQL: thousands of records in a second, where Payload's API takes minutes. */
import type { Payload, PayloadRequest } from "payload";
import { listOf, rows, sql } from "./sql";

/** Bound parameters per statement; the limit of SQLite is 32,766, that of PostgreSQL higher. */
const valuesAtOnce = 20_000;

export type Value = string | number | boolean | null;

type Options = {
	/** Columns to return; the order of rows is not defined. */
	returning?: string[];
	/** Columns to update where a record with the same key exists; all columns without a default must be given. */
	update?: string[];
	/** Columns of a unique index, for `update`; default the id. */
	key?: string[];
	/** Request whose transaction the statements join. */
	req?: PayloadRequest;
};

/**
 * @param table name in the database; all records must have the same columns, with their database names
 * @returns the returned columns of all records
 */
export async function insertMany<T = never>(
	payload: Payload,
	table: string,
	records: readonly Record<string, Value>[],
	{ returning = [], update = [], key = ["id"], req }: Options = {},
): Promise<T[]> {
	const columns = Object.keys(records[0] ?? {});
	if (columns.length === 0) return [];
	const size = Math.floor(valuesAtOnce / columns.length);
	const names = (list: string[]) => sql.join(list.map(sql.identifier), sql`, `);
	const sets = update.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
	const conflict = sql` ON CONFLICT (${names(key)}) DO UPDATE SET ${sql.join(sets, sql`, `)}`;
	const upsert = update.length > 0 ? conflict : sql``;
	const tail = returning.length > 0 ? sql` RETURNING ${names(returning)}` : sql``;
	const results: T[] = [];
	for (let start = 0; start < records.length; start += size) {
		const tuples = records
			.slice(start, start + size)
			.map((record) => sql`(${listOf(columns.map((column) => record[column]))})`);
		results.push(
			...(await rows<T>(
				payload,
				sql`INSERT INTO ${sql.identifier(table)} (${names(columns)}) VALUES ${sql.join(tuples, sql`, `)}${upsert}${tail}`,
				req,
			)),
		);
	}
	return results;
}
