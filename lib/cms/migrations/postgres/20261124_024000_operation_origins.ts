import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { addOrigins, dropOrigins } from "../operation-origins";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of addOrigins) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	for (const statement of dropOrigins) await db.execute(sql.raw(statement));
}
