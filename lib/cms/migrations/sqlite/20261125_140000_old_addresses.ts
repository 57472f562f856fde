import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { oldAddressStatements } from "../old-addresses";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of oldAddressStatements) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.run(sql`DROP TABLE "old_addresses"`);
}
