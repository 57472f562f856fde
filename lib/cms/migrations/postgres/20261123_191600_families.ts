import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_consent" AS ENUM('given', 'withheld', 'none');
  ALTER TABLE "students" ADD COLUMN "slip_until" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "consent" "enum_applications_consent";
  ALTER TABLE "applications" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "applications" ADD COLUMN "consent_name" varchar;
  ALTER TABLE "applications" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "slip_until" timestamp(3) with time zone;
  ALTER TABLE "student_area" ADD COLUMN "proof_always" boolean DEFAULT false;
  CREATE INDEX "applications_consent_idx" ON "applications" USING btree ("consent");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "applications_consent_idx";
  ALTER TABLE "students" DROP COLUMN "slip_until";
  ALTER TABLE "applications" DROP COLUMN "consent";
  ALTER TABLE "applications" DROP COLUMN "consent_version";
  ALTER TABLE "applications" DROP COLUMN "consent_name";
  ALTER TABLE "applications" DROP COLUMN "consent_at";
  ALTER TABLE "staff" DROP COLUMN "slip_until";
  ALTER TABLE "student_area" DROP COLUMN "proof_always";
  DROP TYPE "public"."enum_applications_consent";`)
}
