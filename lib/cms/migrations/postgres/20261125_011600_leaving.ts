import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" ADD COLUMN "left_on" varchar;
  ALTER TABLE "enrolments" ADD COLUMN "left_reason" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enrolments" DROP COLUMN "left_on";
  ALTER TABLE "enrolments" DROP COLUMN "left_reason";`)
}
