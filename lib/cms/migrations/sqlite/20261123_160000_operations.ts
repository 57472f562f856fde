import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { operationStatements } from "../operations";

const statements = operationStatements({
	id: "integer PRIMARY KEY AUTOINCREMENT NOT NULL",
	quoted: (column) => `json_quote(${column})`,
	number: (json, name) => `json_extract(${json}, '$.${name}')`,
	isSoonAfter: (time, text) => `julianday(${time}) - julianday(${text}) BETWEEN 0 AND 0.01`,
	text: (json, name) => `json_extract(${json}, '$.${name}')`,
});

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of statements) await db.run(sql.raw(statement));
}

export async function down(): Promise<void> {
	throw new Error("The tables before this migration are gone.");
}
