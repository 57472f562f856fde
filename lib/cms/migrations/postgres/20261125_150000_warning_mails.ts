import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ADD COLUMN "warning_mails" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "warnings_email" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_warnings_email" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" DROP COLUMN "warning_mails";
  ALTER TABLE "settings" DROP COLUMN "warnings_email";
  ALTER TABLE "_settings_v" DROP COLUMN "version_warnings_email";`)
}
