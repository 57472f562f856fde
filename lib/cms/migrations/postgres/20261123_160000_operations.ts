import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { operationStatements } from "../operations";

const statements = operationStatements({
	id: "serial PRIMARY KEY NOT NULL",
	quoted: (column) => `to_json(${column})::text`,
	number: (json, name) => `(${json}::json ->> '${name}')::integer`,
	isSoonAfter: (time, text) => `${time} BETWEEN ${text}::timestamptz AND ${text}::timestamptz + interval '15 minutes'`,
	text: (json, name) => `${json}::json ->> '${name}'`,
});

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of statements) await db.execute(sql.raw(statement));
}

export async function down(): Promise<void> {
	throw new Error("The tables before this migration are gone.");
}
