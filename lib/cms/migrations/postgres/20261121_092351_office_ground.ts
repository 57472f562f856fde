import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" ADD COLUMN "summary" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "routines" ADD COLUMN "summary" varchar;
  ALTER TABLE "_routines_v" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "curriculums" ADD COLUMN "summary" varchar;
  ALTER TABLE "_curriculums_v" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_card_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_card_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_card_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_card_filename" varchar;
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_card_sizes_card_filename_idx";
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "notices" DROP COLUMN "summary";
  ALTER TABLE "_notices_v" DROP COLUMN "version_summary";
  ALTER TABLE "routines" DROP COLUMN "summary";
  ALTER TABLE "_routines_v" DROP COLUMN "version_summary";
  ALTER TABLE "curriculums" DROP COLUMN "summary";
  ALTER TABLE "_curriculums_v" DROP COLUMN "version_summary";
  ALTER TABLE "media" DROP COLUMN "sizes_card_url";
  ALTER TABLE "media" DROP COLUMN "sizes_card_width";
  ALTER TABLE "media" DROP COLUMN "sizes_card_height";
  ALTER TABLE "media" DROP COLUMN "sizes_card_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_card_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_card_filename";`)
}
