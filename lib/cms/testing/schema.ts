/** The schema of a database as texts to compare: tables with their columns in order, constraints, indexes, types. */
import { createClient } from "@libsql/client";
import type { Variables } from "./backup-target";
import { withClient } from "./pg-client";

/** @param variables DATA_DIR of a school with SQLite, or DATABASE_URL */
export const schemaOf = ({ DATA_DIR = "", DATABASE_URL }: Variables): Promise<string[]> =>
	DATABASE_URL ? schemaOfPostgres(DATABASE_URL) : schemaOfSqlite(`${DATA_DIR}/school.db`);

/** SQLite keeps the statements as they were written, or as ALTER TABLE has changed them. */
async function schemaOfSqlite(file: string): Promise<string[]> {
	const client = createClient({ url: `file:${file}`, timeout: 5000 });
	const { rows } = await client.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL");
	client.close();
	const inOneWay = (statement: string) =>
		statement
			.replace(/\s+/g, " ")
			.replaceAll("`", '"')
			.replace(/ ?([(),]) ?/g, "$1");
	return rows.map((row) => inOneWay(String(row[0]))).sort();
}

const inSchema = "= current_schema()::regnamespace";

const postgresParts = [
	`SELECT concat_ws(' ', 'column', attrelid::regclass, row_number() OVER (PARTITION BY attrelid ORDER BY attnum),
			attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END, attidentity, attgenerated,
			attcollation::regcollation, pg_get_expr(adbin, adrelid))
		FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
		WHERE relnamespace ${inSchema} AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
	`SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid),
			CASE WHEN NOT convalidated THEN 'NOT VALID' END)
		FROM pg_constraint WHERE connamespace ${inSchema}`,
	`SELECT pg_get_indexdef(indexrelid)
		FROM pg_index JOIN pg_class c ON c.oid = indrelid WHERE relnamespace ${inSchema}`,
	`SELECT concat_ws(' ', 'type', typname, string_agg(enumlabel, ', ' ORDER BY enumsortorder))
		FROM pg_type t JOIN pg_enum ON enumtypid = t.oid WHERE typnamespace ${inSchema} GROUP BY typname`,
	`SELECT concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin,
			seqcache, seqcycle, refobjid::regclass, refobjsubid > 0)
		FROM pg_sequence LEFT JOIN pg_depend ON objid = seqrelid AND deptype = 'a'`,
	`SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`,
	`SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace ${inSchema}`,
	`SELECT concat_ws(' ', relkind, relname) FROM pg_class WHERE relnamespace ${inSchema}`,
];

const schemaOfPostgres = (url: string): Promise<string[]> =>
	withClient(url, async (client) => {
		const texts: string[] = [];
		for (const text of postgresParts) {
			const { rows } = await client.query({ text, rowMode: "array" });
			texts.push(...rows.map(([part]) => String(part)));
		}
		return texts.sort();
	});
