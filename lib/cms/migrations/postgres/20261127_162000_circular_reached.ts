import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { circularReachedStatements } from "../circulars";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of circularReachedStatements) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`DROP TABLE "circular_reached"`);
}
