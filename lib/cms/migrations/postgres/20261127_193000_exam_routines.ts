import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { examRoutineStatements } from "../exam-routines";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of examRoutineStatements) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.execute(sql`DROP TABLE "exam_sittings"`);
	await db.execute(sql`DROP TABLE "exam_routines"`);
}
