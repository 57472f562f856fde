import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "teachers" ADD COLUMN "name_key" varchar;
  ALTER TABLE "_teachers_v" ADD COLUMN "version_name_key" varchar;
  ALTER TABLE "committee_members" ADD COLUMN "name_key" varchar;
  ALTER TABLE "_committee_members_v" ADD COLUMN "version_name_key" varchar;
  ALTER TABLE "students" ADD COLUMN "title_key" varchar;
  ALTER TABLE "students" ADD COLUMN "name_key" varchar;
  ALTER TABLE "applications" ADD COLUMN "title_key" varchar;
  ALTER TABLE "applications" ADD COLUMN "name_key" varchar;
  ALTER TABLE "staff" ADD COLUMN "name_key" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "teachers" DROP COLUMN "name_key";
  ALTER TABLE "_teachers_v" DROP COLUMN "version_name_key";
  ALTER TABLE "committee_members" DROP COLUMN "name_key";
  ALTER TABLE "_committee_members_v" DROP COLUMN "version_name_key";
  ALTER TABLE "students" DROP COLUMN "title_key";
  ALTER TABLE "students" DROP COLUMN "name_key";
  ALTER TABLE "applications" DROP COLUMN "title_key";
  ALTER TABLE "applications" DROP COLUMN "name_key";
  ALTER TABLE "staff" DROP COLUMN "name_key";`)
}
