import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_school_dates_kind" AS ENUM('holiday', 'exam', 'event');
  CREATE TYPE "public"."enum__school_dates_v_version_kind" AS ENUM('holiday', 'exam', 'event');
  CREATE TABLE "school_dates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_school_dates_kind" DEFAULT 'holiday' NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"notice_id" integer,
  	"list" varchar,
  	"revision" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "school_dates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"classes_id" integer
  );
  
  CREATE TABLE "_school_dates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_kind" "enum__school_dates_v_version_kind" DEFAULT 'holiday' NOT NULL,
  	"version_starts_on" timestamp(3) with time zone NOT NULL,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_notice_id" integer,
  	"version_list" varchar,
  	"version_revision" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_school_dates_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"classes_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "school_dates_id" integer;
  ALTER TABLE "school_dates" ADD CONSTRAINT "school_dates_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_dates_rels" ADD CONSTRAINT "school_dates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."school_dates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "school_dates_rels" ADD CONSTRAINT "school_dates_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_dates_v" ADD CONSTRAINT "_school_dates_v_parent_id_school_dates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."school_dates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_dates_v" ADD CONSTRAINT "_school_dates_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_dates_v_rels" ADD CONSTRAINT "_school_dates_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_school_dates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_school_dates_v_rels" ADD CONSTRAINT "_school_dates_v_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "school_dates_starts_on_idx" ON "school_dates" USING btree ("starts_on");
  CREATE INDEX "school_dates_notice_idx" ON "school_dates" USING btree ("notice_id");
  CREATE INDEX "school_dates_list_idx" ON "school_dates" USING btree ("list");
  CREATE INDEX "school_dates_updated_at_idx" ON "school_dates" USING btree ("updated_at");
  CREATE INDEX "school_dates_created_at_idx" ON "school_dates" USING btree ("created_at");
  CREATE INDEX "school_dates_deleted_at_idx" ON "school_dates" USING btree ("deleted_at");
  CREATE INDEX "school_dates_rels_order_idx" ON "school_dates_rels" USING btree ("order");
  CREATE INDEX "school_dates_rels_parent_idx" ON "school_dates_rels" USING btree ("parent_id");
  CREATE INDEX "school_dates_rels_path_idx" ON "school_dates_rels" USING btree ("path");
  CREATE INDEX "school_dates_rels_classes_id_idx" ON "school_dates_rels" USING btree ("classes_id");
  CREATE INDEX "_school_dates_v_parent_idx" ON "_school_dates_v" USING btree ("parent_id");
  CREATE INDEX "_school_dates_v_version_version_starts_on_idx" ON "_school_dates_v" USING btree ("version_starts_on");
  CREATE INDEX "_school_dates_v_version_version_notice_idx" ON "_school_dates_v" USING btree ("version_notice_id");
  CREATE INDEX "_school_dates_v_version_version_list_idx" ON "_school_dates_v" USING btree ("version_list");
  CREATE INDEX "_school_dates_v_version_version_updated_at_idx" ON "_school_dates_v" USING btree ("version_updated_at");
  CREATE INDEX "_school_dates_v_version_version_created_at_idx" ON "_school_dates_v" USING btree ("version_created_at");
  CREATE INDEX "_school_dates_v_version_version_deleted_at_idx" ON "_school_dates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_school_dates_v_created_at_idx" ON "_school_dates_v" USING btree ("created_at");
  CREATE INDEX "_school_dates_v_updated_at_idx" ON "_school_dates_v" USING btree ("updated_at");
  CREATE INDEX "_school_dates_v_rels_order_idx" ON "_school_dates_v_rels" USING btree ("order");
  CREATE INDEX "_school_dates_v_rels_parent_idx" ON "_school_dates_v_rels" USING btree ("parent_id");
  CREATE INDEX "_school_dates_v_rels_path_idx" ON "_school_dates_v_rels" USING btree ("path");
  CREATE INDEX "_school_dates_v_rels_classes_id_idx" ON "_school_dates_v_rels" USING btree ("classes_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_school_dates_fk" FOREIGN KEY ("school_dates_id") REFERENCES "public"."school_dates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_school_dates_id_idx" ON "payload_locked_documents_rels" USING btree ("school_dates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "school_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "school_dates_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_dates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_school_dates_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "school_dates" CASCADE;
  DROP TABLE "school_dates_rels" CASCADE;
  DROP TABLE "_school_dates_v" CASCADE;
  DROP TABLE "_school_dates_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_school_dates_fk";
  
  DROP INDEX "payload_locked_documents_rels_school_dates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "school_dates_id";
  DROP TYPE "public"."enum_school_dates_kind";
  DROP TYPE "public"."enum__school_dates_v_version_kind";`)
}
