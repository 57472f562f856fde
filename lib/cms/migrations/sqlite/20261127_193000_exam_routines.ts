import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { examRoutineStatements } from "../exam-routines";

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of examRoutineStatements) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
	await db.run(sql`DROP TABLE "exam_sittings"`);
	await db.run(sql`DROP TABLE "exam_routines"`);
}
