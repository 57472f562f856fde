import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_teachers_blood_group" AS ENUM('a-positive', 'a-negative', 'b-positive', 'b-negative', 'ab-positive', 'ab-negative', 'o-positive', 'o-negative');
  CREATE TYPE "public"."enum__teachers_v_version_blood_group" AS ENUM('a-positive', 'a-negative', 'b-positive', 'b-negative', 'ab-positive', 'ab-negative', 'o-positive', 'o-negative');
  ALTER TABLE "teachers" ADD COLUMN "english_name" varchar;
  ALTER TABLE "teachers" ADD COLUMN "blood_group" "enum_teachers_blood_group";
  ALTER TABLE "_teachers_v" ADD COLUMN "version_english_name" varchar;
  ALTER TABLE "_teachers_v" ADD COLUMN "version_blood_group" "enum__teachers_v_version_blood_group";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "teachers" DROP COLUMN "english_name";
  ALTER TABLE "teachers" DROP COLUMN "blood_group";
  ALTER TABLE "_teachers_v" DROP COLUMN "version_english_name";
  ALTER TABLE "_teachers_v" DROP COLUMN "version_blood_group";
  DROP TYPE "public"."enum_teachers_blood_group";
  DROP TYPE "public"."enum__teachers_v_version_blood_group";`)
}
