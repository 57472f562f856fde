import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { writeResultClasses } from '../../students/result-class'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_role" AS ENUM('head', 'clerk', 'exam');
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'update', 'publish', 'unpublish', 'trash', 'delete', 'recover', 'restore', 'password');
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"classes_id" integer
  );
  
  CREATE TABLE "activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"action" "enum_activity_action" NOT NULL,
  	"kind" varchar NOT NULL,
  	"record" numeric,
  	"title" varchar,
  	"detail" varchar,
  	"version" numeric,
  	"was_published" boolean
  );
  
  ALTER TABLE "staff" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "notices" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_notices_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "routines" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_routines_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "curriculums" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_curriculums_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "contents" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_contents_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "results" ADD COLUMN "class_id" integer;
  ALTER TABLE "staff" ADD COLUMN "role" "enum_staff_role" DEFAULT 'clerk' NOT NULL;
  ALTER TABLE "staff" ADD COLUMN "username" varchar;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activity" ADD CONSTRAINT "activity_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_classes_id_idx" ON "staff_rels" USING btree ("classes_id");
  CREATE INDEX "activity_at_idx" ON "activity" USING btree ("at");
  CREATE INDEX "activity_by_idx" ON "activity" USING btree ("by_id");
  CREATE INDEX "kind_record_idx" ON "activity" USING btree ("kind","record");
  ALTER TABLE "results" ADD CONSTRAINT "results_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "results_class_idx" ON "results" USING btree ("class_id");
  CREATE UNIQUE INDEX "staff_username_idx" ON "staff" USING btree ("username");
  ALTER TABLE "teachers" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_teachers_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "committee_members" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_committee_members_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "slides" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "menu_entries" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_menu_entries_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "contact" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_saved_by" varchar;
  UPDATE "staff" SET "role" = 'head';`)
  await db.execute(writeResultClasses)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "activity" CASCADE;
  ALTER TABLE "results" DROP CONSTRAINT "results_class_id_classes_id_fk";
  
  DROP INDEX "results_class_idx";
  DROP INDEX "staff_username_idx";
  ALTER TABLE "staff" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "notices" DROP COLUMN "saved_by";
  ALTER TABLE "_notices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "routines" DROP COLUMN "saved_by";
  ALTER TABLE "_routines_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "curriculums" DROP COLUMN "saved_by";
  ALTER TABLE "_curriculums_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "teachers" DROP COLUMN "saved_by";
  ALTER TABLE "_teachers_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "committee_members" DROP COLUMN "saved_by";
  ALTER TABLE "_committee_members_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "slides" DROP COLUMN "saved_by";
  ALTER TABLE "_slides_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "menu_entries" DROP COLUMN "saved_by";
  ALTER TABLE "_menu_entries_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "settings" DROP COLUMN "saved_by";
  ALTER TABLE "_settings_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "contact" DROP COLUMN "saved_by";
  ALTER TABLE "_contact_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "contents" DROP COLUMN "saved_by";
  ALTER TABLE "_contents_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "results" DROP COLUMN "class_id";
  ALTER TABLE "staff" DROP COLUMN "role";
  ALTER TABLE "staff" DROP COLUMN "username";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_activity_action";`)
}
