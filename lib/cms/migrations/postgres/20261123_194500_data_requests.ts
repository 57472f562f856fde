import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { dataRequestStatements } from "../data-requests";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of dataRequestStatements("serial PRIMARY KEY NOT NULL")) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`DROP TABLE "data_requests"`);
}
