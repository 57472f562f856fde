/** Bulk inserts by SQL: a large school in minutes, where Payload's API would take hours. */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/cms/sql";

/** Bound parameters per statement; the limit of SQLite is 32,766, that of PostgreSQL higher. */
const valuesAtOnce = 20_000;

type Value = string | number | boolean | null;

/**
 * @param table name in the database; all records must have the same columns, with their database names
 * @param returning columns to return; the order of rows is not defined
 */
export async function insertMany<T = never>(
	payload: Payload,
	table: string,
	records: readonly Record<string, Value>[],
	returning: string[] = [],
): Promise<T[]> {
	const columns = Object.keys(records[0] ?? {});
	if (columns.length === 0) return [];
	const size = Math.floor(valuesAtOnce / columns.length);
	const names = (list: string[]) => sql.join(list.map(sql.identifier), sql`, `);
	const results: T[] = [];
	for (let start = 0; start < records.length; start += size) {
		const tuples = records.slice(start, start + size).map(
			(record) =>
				sql`(${sql.join(
					columns.map((column) => sql`${record[column]}`),
					sql`, `,
				)})`,
		);
		const tail = returning.length > 0 ? sql` RETURNING ${names(returning)}` : sql``;
		results.push(
			...(await rows<T>(
				payload,
				sql`INSERT INTO ${sql.identifier(table)} (${names(columns)}) VALUES ${sql.join(tuples, sql`, `)}${tail}`,
			)),
		);
	}
	return results;
}
