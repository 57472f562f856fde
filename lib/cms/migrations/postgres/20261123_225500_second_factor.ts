import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { secondFactorStatements } from "../second-factor";

const id = "serial PRIMARY KEY NOT NULL";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of secondFactorStatements(id)) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	for (const table of ["step_ups", "recovery_codes", "second_factors"])
		await db.execute(sql.raw(`DROP TABLE "${table}"`));
}
