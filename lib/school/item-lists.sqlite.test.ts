import { createClient } from "@libsql/client";
import type { Payload } from "payload";
import { onSqlite } from "@/lib/cms/testing/databases";
import type { SQL } from "@/lib/data/sql";
import { itemListsSuite } from "./testing/item-lists-suite";

type Query = { sql: string; params: string[] };
type Drizzle = { drizzle: { dialect: { sqlToQuery: (statement: SQL) => Query } } };

/** On a connection of its own: after an EXPLAIN the driver leaves the connection's statement open. */
async function explain(payload: Payload, statement: SQL): Promise<string> {
	const { sqliteFile } = await import("@/lib/data/data-folder");
	const { sql, params } = (payload.db as unknown as Drizzle).drizzle.dialect.sqlToQuery(statement);
	const client = createClient({ url: `file:${sqliteFile}` });
	const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: params });
	client.close();
	return rows.map(({ detail }) => String(detail)).join("\n");
}

itemListsSuite(onSqlite(), { explain, isSorted: /B-TREE|SCAN notices$/m });
