import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { writeTitles } from '../../students/titles'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" ADD COLUMN "title" varchar;
  ALTER TABLE "years" ADD COLUMN "title" varchar;
  ALTER TABLE "sections" ADD COLUMN "title" varchar;
  ALTER TABLE "exams" ADD COLUMN "title" varchar;
  ALTER TABLE "applications" ADD COLUMN "title" varchar;`)
  for (const statement of Object.values(writeTitles)) await db.execute(statement)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" DROP COLUMN "title";
  ALTER TABLE "years" DROP COLUMN "title";
  ALTER TABLE "sections" DROP COLUMN "title";
  ALTER TABLE "exams" DROP COLUMN "title";
  ALTER TABLE "applications" DROP COLUMN "title";`)
}
