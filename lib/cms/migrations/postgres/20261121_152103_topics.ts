import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contents_topic" AS ENUM('profile', 'recognition', 'mpo', 'complaints', 'information');
  CREATE TYPE "public"."enum__contents_v_version_topic" AS ENUM('profile', 'recognition', 'mpo', 'complaints', 'information');
  ALTER TABLE "contents" ADD COLUMN "topic" "enum_contents_topic";
  ALTER TABLE "_contents_v" ADD COLUMN "version_topic" "enum__contents_v_version_topic";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contents" DROP COLUMN "topic";
  ALTER TABLE "_contents_v" DROP COLUMN "version_topic";
  DROP TYPE "public"."enum_contents_topic";
  DROP TYPE "public"."enum__contents_v_version_topic";`)
}
