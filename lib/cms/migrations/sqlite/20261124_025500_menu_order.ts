import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { menuOrderStatements } from "../menu-order";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of menuOrderStatements) await db.run(sql.raw(statement));
}

/** The places stay valid for the version before. */
export async function down(): Promise<void> {}
