import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { copyFiles, firstVersions } from '../publishing-data'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__teachers_v_version_rank" AS ENUM('head', 'teacher', 'staff');
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "routines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_routines_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "curriculums_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_curriculums_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_teachers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_designation" varchar NOT NULL,
  	"version_subject" varchar,
  	"version_phone" varchar,
  	"version_picture_id" integer,
  	"version_rank" "enum__teachers_v_version_rank" DEFAULT 'teacher',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_committee_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_designation" varchar NOT NULL,
  	"version_subject" varchar,
  	"version_phone" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menu_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_link" varchar NOT NULL,
  	"version_group" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_school_name" varchar DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
  	"version_school_address" varchar,
  	"version_school_mobile" varchar,
  	"version_eiin" varchar,
  	"version_header_color" varchar DEFAULT 'f4f8f3' NOT NULL,
  	"version_name_color" varchar DEFAULT '0b4f3a' NOT NULL,
  	"version_menu_color" varchar DEFAULT '0b4f3a' NOT NULL,
  	"version_name_size" numeric DEFAULT 30 NOT NULL,
  	"version_logo_id" integer,
  	"version_footer_picture_id" integer,
  	"version_social_page" varchar,
  	"version_anthem_video" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_address" varchar,
  	"version_office_days" varchar,
  	"version_office_hours" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "notices" DROP CONSTRAINT "notices_attachment_id_media_id_fk";
  
  ALTER TABLE "_notices_v" DROP CONSTRAINT "_notices_v_version_attachment_id_media_id_fk";
  
  ALTER TABLE "routines" DROP CONSTRAINT "routines_attachment_id_media_id_fk";
  
  ALTER TABLE "_routines_v" DROP CONSTRAINT "_routines_v_version_attachment_id_media_id_fk";
  
  ALTER TABLE "curriculums" DROP CONSTRAINT "curriculums_attachment_id_media_id_fk";
  
  ALTER TABLE "_curriculums_v" DROP CONSTRAINT "_curriculums_v_version_attachment_id_media_id_fk";
  
  DROP INDEX "notices_attachment_idx";
  DROP INDEX "_notices_v_version_version_attachment_idx";
  DROP INDEX "routines_attachment_idx";
  DROP INDEX "_routines_v_version_version_attachment_idx";
  DROP INDEX "curriculums_attachment_idx";
  DROP INDEX "_curriculums_v_version_version_attachment_idx";
  DROP INDEX "notices_name_idx";
  DROP INDEX "routines_name_idx";
  DROP INDEX "curriculums_name_idx";
  DROP INDEX "contents_name_idx";
  ALTER TABLE "media" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "notices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "routines" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_routines_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_routines_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "curriculums" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_curriculums_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_curriculums_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "contents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_contents_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_contents_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "teachers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "committee_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menu_entries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "sizes_large_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_filename" varchar;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routines_rels" ADD CONSTRAINT "routines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routines_rels" ADD CONSTRAINT "routines_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_routines_v_rels" ADD CONSTRAINT "_routines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_routines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_routines_v_rels" ADD CONSTRAINT "_routines_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "curriculums_rels" ADD CONSTRAINT "curriculums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."curriculums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "curriculums_rels" ADD CONSTRAINT "curriculums_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_curriculums_v_rels" ADD CONSTRAINT "_curriculums_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_curriculums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_curriculums_v_rels" ADD CONSTRAINT "_curriculums_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teachers_v" ADD CONSTRAINT "_teachers_v_parent_id_teachers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teachers_v" ADD CONSTRAINT "_teachers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committee_members_v" ADD CONSTRAINT "_committee_members_v_parent_id_committee_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committee_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committee_members_v" ADD CONSTRAINT "_committee_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_entries_v" ADD CONSTRAINT "_menu_entries_v_parent_id_menu_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_footer_picture_id_media_id_fk" FOREIGN KEY ("version_footer_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_media_id_idx" ON "notices_rels" USING btree ("media_id");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_media_id_idx" ON "_notices_v_rels" USING btree ("media_id");
  CREATE INDEX "routines_rels_order_idx" ON "routines_rels" USING btree ("order");
  CREATE INDEX "routines_rels_parent_idx" ON "routines_rels" USING btree ("parent_id");
  CREATE INDEX "routines_rels_path_idx" ON "routines_rels" USING btree ("path");
  CREATE INDEX "routines_rels_media_id_idx" ON "routines_rels" USING btree ("media_id");
  CREATE INDEX "_routines_v_rels_order_idx" ON "_routines_v_rels" USING btree ("order");
  CREATE INDEX "_routines_v_rels_parent_idx" ON "_routines_v_rels" USING btree ("parent_id");
  CREATE INDEX "_routines_v_rels_path_idx" ON "_routines_v_rels" USING btree ("path");
  CREATE INDEX "_routines_v_rels_media_id_idx" ON "_routines_v_rels" USING btree ("media_id");
  CREATE INDEX "curriculums_rels_order_idx" ON "curriculums_rels" USING btree ("order");
  CREATE INDEX "curriculums_rels_parent_idx" ON "curriculums_rels" USING btree ("parent_id");
  CREATE INDEX "curriculums_rels_path_idx" ON "curriculums_rels" USING btree ("path");
  CREATE INDEX "curriculums_rels_media_id_idx" ON "curriculums_rels" USING btree ("media_id");
  CREATE INDEX "_curriculums_v_rels_order_idx" ON "_curriculums_v_rels" USING btree ("order");
  CREATE INDEX "_curriculums_v_rels_parent_idx" ON "_curriculums_v_rels" USING btree ("parent_id");
  CREATE INDEX "_curriculums_v_rels_path_idx" ON "_curriculums_v_rels" USING btree ("path");
  CREATE INDEX "_curriculums_v_rels_media_id_idx" ON "_curriculums_v_rels" USING btree ("media_id");
  CREATE INDEX "_teachers_v_parent_idx" ON "_teachers_v" USING btree ("parent_id");
  CREATE INDEX "_teachers_v_version_version__order_idx" ON "_teachers_v" USING btree ("version__order");
  CREATE INDEX "_teachers_v_version_version_picture_idx" ON "_teachers_v" USING btree ("version_picture_id");
  CREATE INDEX "_teachers_v_version_version_updated_at_idx" ON "_teachers_v" USING btree ("version_updated_at");
  CREATE INDEX "_teachers_v_version_version_created_at_idx" ON "_teachers_v" USING btree ("version_created_at");
  CREATE INDEX "_teachers_v_version_version_deleted_at_idx" ON "_teachers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_teachers_v_created_at_idx" ON "_teachers_v" USING btree ("created_at");
  CREATE INDEX "_teachers_v_updated_at_idx" ON "_teachers_v" USING btree ("updated_at");
  CREATE INDEX "_committee_members_v_parent_idx" ON "_committee_members_v" USING btree ("parent_id");
  CREATE INDEX "_committee_members_v_version_version__order_idx" ON "_committee_members_v" USING btree ("version__order");
  CREATE INDEX "_committee_members_v_version_version_picture_idx" ON "_committee_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_committee_members_v_version_version_updated_at_idx" ON "_committee_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_committee_members_v_version_version_created_at_idx" ON "_committee_members_v" USING btree ("version_created_at");
  CREATE INDEX "_committee_members_v_version_version_deleted_at_idx" ON "_committee_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_committee_members_v_created_at_idx" ON "_committee_members_v" USING btree ("created_at");
  CREATE INDEX "_committee_members_v_updated_at_idx" ON "_committee_members_v" USING btree ("updated_at");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version__order_idx" ON "_slides_v" USING btree ("version__order");
  CREATE INDEX "_slides_v_version_version_picture_idx" ON "_slides_v" USING btree ("version_picture_id");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_menu_entries_v_parent_idx" ON "_menu_entries_v" USING btree ("parent_id");
  CREATE INDEX "_menu_entries_v_version_version__order_idx" ON "_menu_entries_v" USING btree ("version__order");
  CREATE INDEX "_menu_entries_v_version_version_updated_at_idx" ON "_menu_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_menu_entries_v_version_version_created_at_idx" ON "_menu_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_menu_entries_v_version_version_deleted_at_idx" ON "_menu_entries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menu_entries_v_created_at_idx" ON "_menu_entries_v" USING btree ("created_at");
  CREATE INDEX "_menu_entries_v_updated_at_idx" ON "_menu_entries_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_version_footer_picture_idx" ON "_settings_v" USING btree ("version_footer_picture_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "notices_unique_title_idx" ON "notices" USING btree ("name") WHERE deleted_at IS NULL;
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_notices_v_autosave_idx" ON "_notices_v" USING btree ("autosave");
  CREATE INDEX "routines_deleted_at_idx" ON "routines" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "routines_unique_title_idx" ON "routines" USING btree ("name") WHERE deleted_at IS NULL;
  CREATE INDEX "_routines_v_version_version_deleted_at_idx" ON "_routines_v" USING btree ("version_deleted_at");
  CREATE INDEX "_routines_v_autosave_idx" ON "_routines_v" USING btree ("autosave");
  CREATE INDEX "curriculums_deleted_at_idx" ON "curriculums" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "curriculums_unique_title_idx" ON "curriculums" USING btree ("name") WHERE deleted_at IS NULL;
  CREATE INDEX "_curriculums_v_version_version_deleted_at_idx" ON "_curriculums_v" USING btree ("version_deleted_at");
  CREATE INDEX "_curriculums_v_autosave_idx" ON "_curriculums_v" USING btree ("autosave");
  CREATE INDEX "contents_deleted_at_idx" ON "contents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "contents_unique_title_idx" ON "contents" USING btree ("name") WHERE deleted_at IS NULL;
  CREATE INDEX "_contents_v_version_version_deleted_at_idx" ON "_contents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contents_v_autosave_idx" ON "_contents_v" USING btree ("autosave");
  CREATE INDEX "teachers_deleted_at_idx" ON "teachers" USING btree ("deleted_at");
  CREATE INDEX "committee_members_deleted_at_idx" ON "committee_members" USING btree ("deleted_at");
  CREATE INDEX "slides_deleted_at_idx" ON "slides" USING btree ("deleted_at");
  CREATE INDEX "menu_entries_deleted_at_idx" ON "menu_entries" USING btree ("deleted_at");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "notices_name_idx" ON "notices" USING btree ("name");
  CREATE INDEX "routines_name_idx" ON "routines" USING btree ("name");
  CREATE INDEX "curriculums_name_idx" ON "curriculums" USING btree ("name");
  CREATE INDEX "contents_name_idx" ON "contents" USING btree ("name");
`)
  for (const statement of [...copyFiles, ...firstVersions('"rank"::text::"enum__teachers_v_version_rank"')]) await db.execute(statement)
  await db.execute(sql`
  ALTER TABLE "notices" DROP COLUMN "attachment_id";
  ALTER TABLE "_notices_v" DROP COLUMN "version_attachment_id";
  ALTER TABLE "routines" DROP COLUMN "attachment_id";
  ALTER TABLE "_routines_v" DROP COLUMN "version_attachment_id";
  ALTER TABLE "curriculums" DROP COLUMN "attachment_id";
  ALTER TABLE "_curriculums_v" DROP COLUMN "version_attachment_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_notices_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routines_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_routines_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "curriculums_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_curriculums_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teachers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_committee_members_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_slides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menu_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  DROP TABLE "routines_rels" CASCADE;
  DROP TABLE "_routines_v_rels" CASCADE;
  DROP TABLE "curriculums_rels" CASCADE;
  DROP TABLE "_curriculums_v_rels" CASCADE;
  DROP TABLE "_teachers_v" CASCADE;
  DROP TABLE "_committee_members_v" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "_menu_entries_v" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP INDEX "notices_deleted_at_idx";
  DROP INDEX "notices_unique_title_idx";
  DROP INDEX "_notices_v_version_version_deleted_at_idx";
  DROP INDEX "_notices_v_autosave_idx";
  DROP INDEX "routines_deleted_at_idx";
  DROP INDEX "routines_unique_title_idx";
  DROP INDEX "_routines_v_version_version_deleted_at_idx";
  DROP INDEX "_routines_v_autosave_idx";
  DROP INDEX "curriculums_deleted_at_idx";
  DROP INDEX "curriculums_unique_title_idx";
  DROP INDEX "_curriculums_v_version_version_deleted_at_idx";
  DROP INDEX "_curriculums_v_autosave_idx";
  DROP INDEX "contents_deleted_at_idx";
  DROP INDEX "contents_unique_title_idx";
  DROP INDEX "_contents_v_version_version_deleted_at_idx";
  DROP INDEX "_contents_v_autosave_idx";
  DROP INDEX "teachers_deleted_at_idx";
  DROP INDEX "committee_members_deleted_at_idx";
  DROP INDEX "slides_deleted_at_idx";
  DROP INDEX "menu_entries_deleted_at_idx";
  DROP INDEX "media_sizes_large_sizes_large_filename_idx";
  DROP INDEX "notices_name_idx";
  DROP INDEX "routines_name_idx";
  DROP INDEX "curriculums_name_idx";
  DROP INDEX "contents_name_idx";
  ALTER TABLE "media" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "notices" ADD COLUMN "attachment_id" integer;
  ALTER TABLE "_notices_v" ADD COLUMN "version_attachment_id" integer;
  ALTER TABLE "routines" ADD COLUMN "attachment_id" integer;
  ALTER TABLE "_routines_v" ADD COLUMN "version_attachment_id" integer;
  ALTER TABLE "curriculums" ADD COLUMN "attachment_id" integer;
  ALTER TABLE "_curriculums_v" ADD COLUMN "version_attachment_id" integer;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routines" ADD CONSTRAINT "routines_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_routines_v" ADD CONSTRAINT "_routines_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "curriculums" ADD CONSTRAINT "curriculums_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_curriculums_v" ADD CONSTRAINT "_curriculums_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "notices_attachment_idx" ON "notices" USING btree ("attachment_id");
  CREATE INDEX "_notices_v_version_version_attachment_idx" ON "_notices_v" USING btree ("version_attachment_id");
  CREATE INDEX "routines_attachment_idx" ON "routines" USING btree ("attachment_id");
  CREATE INDEX "_routines_v_version_version_attachment_idx" ON "_routines_v" USING btree ("version_attachment_id");
  CREATE INDEX "curriculums_attachment_idx" ON "curriculums" USING btree ("attachment_id");
  CREATE INDEX "_curriculums_v_version_version_attachment_idx" ON "_curriculums_v" USING btree ("version_attachment_id");
  CREATE UNIQUE INDEX "notices_name_idx" ON "notices" USING btree ("name");
  CREATE UNIQUE INDEX "routines_name_idx" ON "routines" USING btree ("name");
  CREATE UNIQUE INDEX "curriculums_name_idx" ON "curriculums" USING btree ("name");
  CREATE UNIQUE INDEX "contents_name_idx" ON "contents" USING btree ("name");
  ALTER TABLE "notices" DROP COLUMN "deleted_at";
  ALTER TABLE "_notices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_notices_v" DROP COLUMN "autosave";
  ALTER TABLE "routines" DROP COLUMN "deleted_at";
  ALTER TABLE "_routines_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_routines_v" DROP COLUMN "autosave";
  ALTER TABLE "curriculums" DROP COLUMN "deleted_at";
  ALTER TABLE "_curriculums_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_curriculums_v" DROP COLUMN "autosave";
  ALTER TABLE "contents" DROP COLUMN "deleted_at";
  ALTER TABLE "_contents_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_contents_v" DROP COLUMN "autosave";
  ALTER TABLE "teachers" DROP COLUMN "deleted_at";
  ALTER TABLE "committee_members" DROP COLUMN "deleted_at";
  ALTER TABLE "slides" DROP COLUMN "deleted_at";
  ALTER TABLE "menu_entries" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "sizes_large_url";
  ALTER TABLE "media" DROP COLUMN "sizes_large_width";
  ALTER TABLE "media" DROP COLUMN "sizes_large_height";
  ALTER TABLE "media" DROP COLUMN "sizes_large_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_large_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_large_filename";
  DROP TYPE "public"."enum__teachers_v_version_rank";`)
}
