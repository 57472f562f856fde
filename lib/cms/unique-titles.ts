/**
 * Unique indexes on titles, except of records in the trash. Usually a hook reports a duplicate first
 * (collections/free-name.ts); the index also rejects one of two that are saved concurrently.
 */

import type { postgresAdapter } from "@payloadcms/db-postgres";
import { sql } from "@payloadcms/db-postgres/drizzle";
import { uniqueIndex as postgresIndex } from "@payloadcms/db-postgres/drizzle/pg-core";
import type { sqliteAdapter } from "@payloadcms/db-sqlite";
import { uniqueIndex as sqliteIndex } from "@payloadcms/db-sqlite/drizzle/sqlite-core";
import { pageCollections } from "./page-collections";

type HookOf<Adapter extends (args: never) => unknown> = NonNullable<
	NonNullable<Parameters<Adapter>[0]>["afterSchemaInit"]
>[number];

/** Drizzle's own type of a column differs between the databases. */
type Columns = { name: never };

const notInTrash = sql`deleted_at IS NULL`;
const indexName = (table: string) => `${table}_unique_title_idx`;

/** A hook of the SQLite adapter that adds the indexes to the schema. */
export const uniqueTitlesInSqlite: HookOf<typeof sqliteAdapter> = ({ schema, extendTable }) => {
	for (const name of pageCollections) {
		const extraConfig = (columns: Columns) => ({
			uniqueTitle: sqliteIndex(indexName(name)).on(columns.name).where(notInTrash),
		});
		extendTable({ table: schema.tables[name] as never, extraConfig: extraConfig as never });
	}
	return schema;
};

/** A hook of the PostgreSQL adapter that adds the indexes to the schema. */
export const uniqueTitlesInPostgres: HookOf<typeof postgresAdapter> = ({ schema, extendTable }) => {
	for (const name of pageCollections) {
		const extraConfig = (columns: Columns) => ({
			uniqueTitle: postgresIndex(indexName(name)).on(columns.name).where(notInTrash),
		});
		extendTable({ table: schema.tables[name] as never, extraConfig: extraConfig as never });
	}
	return schema;
};
