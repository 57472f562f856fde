import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { alertStatements } from "../alerts";

const id = "serial PRIMARY KEY NOT NULL";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	await db.execute(sql`ALTER TYPE "public"."enum_activity_action" ADD VALUE IF NOT EXISTS 'reading'`);
	for (const statement of alertStatements(id)) await db.execute(sql.raw(statement));
}

/** PostgreSQL removes no value of a type. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`DROP TABLE "alerts"`);
}
