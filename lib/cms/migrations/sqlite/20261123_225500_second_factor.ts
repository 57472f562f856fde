import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { secondFactorStatements } from "../second-factor";

const id = "integer PRIMARY KEY AUTOINCREMENT NOT NULL";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of secondFactorStatements(id)) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	for (const table of ["step_ups", "recovery_codes", "second_factors"])
		await db.run(sql.raw(`DROP TABLE "${table}"`));
}
