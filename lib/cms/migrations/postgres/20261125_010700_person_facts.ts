import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_students_blood_group" AS ENUM('a-positive', 'a-negative', 'b-positive', 'b-negative', 'ab-positive', 'ab-negative', 'o-positive', 'o-negative');
  CREATE TYPE "public"."enum_applications_blood_group" AS ENUM('a-positive', 'a-negative', 'b-positive', 'b-negative', 'ab-positive', 'ab-negative', 'o-positive', 'o-negative');
  ALTER TABLE "students" ADD COLUMN "english_name" varchar;
  ALTER TABLE "students" ADD COLUMN "nationality" varchar;
  ALTER TABLE "students" ADD COLUMN "blood_group" "enum_students_blood_group";
  ALTER TABLE "students" ADD COLUMN "english_father_name" varchar;
  ALTER TABLE "students" ADD COLUMN "english_mother_name" varchar;
  ALTER TABLE "students" ADD COLUMN "admission_number" varchar;
  ALTER TABLE "students" ADD COLUMN "admission_date" varchar;
  ALTER TABLE "students" ADD COLUMN "board_registration" varchar;
  ALTER TABLE "applications" ADD COLUMN "english_name" varchar;
  ALTER TABLE "applications" ADD COLUMN "nationality" varchar;
  ALTER TABLE "applications" ADD COLUMN "blood_group" "enum_applications_blood_group";
  ALTER TABLE "applications" ADD COLUMN "english_father_name" varchar;
  ALTER TABLE "applications" ADD COLUMN "english_mother_name" varchar;
  ALTER TABLE "applications" ADD COLUMN "admission_number" varchar;
  ALTER TABLE "applications" ADD COLUMN "admission_date" varchar;
  ALTER TABLE "applications" ADD COLUMN "board_registration" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" DROP COLUMN "english_name";
  ALTER TABLE "students" DROP COLUMN "nationality";
  ALTER TABLE "students" DROP COLUMN "blood_group";
  ALTER TABLE "students" DROP COLUMN "english_father_name";
  ALTER TABLE "students" DROP COLUMN "english_mother_name";
  ALTER TABLE "students" DROP COLUMN "admission_number";
  ALTER TABLE "students" DROP COLUMN "admission_date";
  ALTER TABLE "students" DROP COLUMN "board_registration";
  ALTER TABLE "applications" DROP COLUMN "english_name";
  ALTER TABLE "applications" DROP COLUMN "nationality";
  ALTER TABLE "applications" DROP COLUMN "blood_group";
  ALTER TABLE "applications" DROP COLUMN "english_father_name";
  ALTER TABLE "applications" DROP COLUMN "english_mother_name";
  ALTER TABLE "applications" DROP COLUMN "admission_number";
  ALTER TABLE "applications" DROP COLUMN "admission_date";
  ALTER TABLE "applications" DROP COLUMN "board_registration";
  DROP TYPE "public"."enum_students_blood_group";
  DROP TYPE "public"."enum_applications_blood_group";`)
}
