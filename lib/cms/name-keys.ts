/**
 * Names of people as the public search compares them (lib/bengali/search-words), each stored in a field beside its own.
 * What staff search by a name asks that field (queries.ts): spellings differ from one paper to the next.
 */
import type { CollectionBeforeChangeHook, CollectionSlug, Field, PayloadRequest } from "payload";
import { storedWords } from "@/lib/bengali/search-words";
import { listOf, rows, sql } from "@/lib/data/sql";
import { serverWrites } from "./access";
import { hiddenField } from "./title-fields";

/** The fields that are searched, by collection. */
const named: Partial<Record<CollectionSlug, readonly string[]>> = {
	students: ["title", "name"],
	applications: ["title", "name"],
	teachers: ["name"],
	"committee-members": ["name"],
	staff: ["name"],
};

const keyOf = (text: unknown): string => storedWords(typeof text === "string" ? text : "").join(" ");

/** @returns the field with the key of a field, undefined for one that has none */
export const keyField = (collection: string, field: string): string | undefined =>
	named[collection as CollectionSlug]?.includes(field) ? `${field}Key` : undefined;

/** @param values by column. @returns the columns with their keys, for rows that are written by SQL */
export const keyColumns = (values: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(values).map(([column, text]) => [`${column}_key`, keyOf(text)]));

/** @returns the fields of a collection of people for the keys of their names */
export const nameKeyFields = (slug: CollectionSlug): Field[] =>
	(named[slug] ?? []).map((field) => ({ name: `${field}Key`, type: "text", access: serverWrites, admin: hiddenField }));

/** The last of its hooks: others write what is searched. */
export const setNameKeys: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => {
	const whole = { ...originalDoc, ...data };
	const fields = named[collection.slug as CollectionSlug] ?? [];
	return { ...data, ...Object.fromEntries(fields.map((field) => [`${field}Key`, keyOf(whole[field])])) };
};

/** Records written by one statement. */
const atOnce = 250;

async function writeKeys(req: PayloadRequest, table: string, fields: readonly string[], isMissing: boolean) {
	const keys = fields.map((field) => sql.identifier(`${field}_key`));
	const missing = sql.join(
		keys.map((key) => sql`${key} IS NULL`),
		sql` OR `,
	);
	const found = await rows<{ id: number } & Record<string, string | null>>(
		req.payload,
		sql`SELECT id, ${sql.join(fields.map(sql.identifier), sql`, `)} FROM ${sql.identifier(table)}
			WHERE ${isMissing ? missing : sql`1 = 1`}`,
		req,
	);
	for (let start = 0; start < found.length; start += atOnce) {
		const some = found.slice(start, start + atOnce);
		const sets = fields.map((field, index) => {
			const cases = some.map((row) => sql`WHEN ${row.id} THEN ${keyOf(row[field])}`);
			return sql`${keys[index]} = CASE id ${sql.join(cases, sql` `)} END`;
		});
		const ids = listOf(some.map(({ id }) => id));
		await rows(
			req.payload,
			sql`UPDATE ${sql.identifier(table)} SET ${sql.join(sets, sql`, `)} WHERE id IN (${ids})`,
			req,
		);
	}
}

/**
 * Writes the keys by SQL, in the request's transaction.
 * @param which "missing": of records from before the keys, or from a process of an earlier version
 */
export async function writeNameKeys(req: PayloadRequest, which: "all" | "missing"): Promise<void> {
	for (const [collection, fields] of Object.entries(named))
		await writeKeys(req, collection.replaceAll("-", "_"), fields, which === "missing");
}
