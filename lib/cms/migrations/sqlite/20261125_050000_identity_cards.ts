import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { identityCardStatements } from "../identity-cards";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of identityCardStatements("integer PRIMARY KEY AUTOINCREMENT NOT NULL")) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.run(sql`DROP TABLE "identity_cards"`);
}
