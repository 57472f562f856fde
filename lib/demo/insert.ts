/** Many rows in few statements: a large school in minutes, where the records' own way takes hours. */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/cms/sql";

/** Both databases take more values in one statement; SQLite the fewer of the two, 32,766. */
const valuesAtOnce = 20_000;

type Value = string | number | boolean | null;

/**
 * @param table name in the database; each record has the same columns, named as the database names them
 * @param returning columns to give back, in no certain order
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
