import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_applications_status" ADD VALUE 'refused';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'admit';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'refuse';
  CREATE TABLE "admission" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_admission_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "applications" ADD COLUMN "reason" varchar;
  ALTER TABLE "applications" ADD COLUMN "decided_by" varchar;
  ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp(3) with time zone;
  CREATE INDEX "_admission_v_created_at_idx" ON "_admission_v" USING btree ("created_at");
  CREATE INDEX "_admission_v_updated_at_idx" ON "_admission_v" USING btree ("updated_at");
  CREATE INDEX "students_date_of_birth_idx" ON "students" USING btree ("date_of_birth");
  CREATE INDEX "students_birth_number_idx" ON "students" USING btree ("birth_number");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_date_of_birth_idx" ON "applications" USING btree ("date_of_birth");
  CREATE INDEX "applications_birth_number_idx" ON "applications" USING btree ("birth_number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admission" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_admission_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "admission" CASCADE;
  DROP TABLE "_admission_v" CASCADE;
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_applications_status";
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'admitted');
  ALTER TABLE "applications" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_applications_status";
  ALTER TABLE "applications" ALTER COLUMN "status" SET DATA TYPE "public"."enum_applications_status" USING "status"::"public"."enum_applications_status";
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'trash', 'delete', 'recover', 'restore', 'password');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";
  DROP INDEX "students_date_of_birth_idx";
  DROP INDEX "students_birth_number_idx";
  DROP INDEX "applications_status_idx";
  DROP INDEX "applications_date_of_birth_idx";
  DROP INDEX "applications_birth_number_idx";
  ALTER TABLE "applications" DROP COLUMN "reason";
  ALTER TABLE "applications" DROP COLUMN "decided_by";
  ALTER TABLE "applications" DROP COLUMN "decided_at";`)
}
