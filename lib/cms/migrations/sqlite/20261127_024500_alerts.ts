import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { alertStatements } from "../alerts";

const id = "integer PRIMARY KEY AUTOINCREMENT NOT NULL";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of alertStatements(id)) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.run(sql`DROP TABLE "alerts"`);
}
