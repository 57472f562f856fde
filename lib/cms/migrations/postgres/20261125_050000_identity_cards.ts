import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { identityCardStatements } from "../identity-cards";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of identityCardStatements("serial PRIMARY KEY NOT NULL")) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`DROP TABLE "identity_cards"`);
}
