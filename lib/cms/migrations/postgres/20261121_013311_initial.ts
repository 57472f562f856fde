import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_routines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__routines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_curriculums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__curriculums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contents_place" AS ENUM('history', 'home', 'page');
  CREATE TYPE "public"."enum_contents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contents_v_version_place" AS ENUM('history', 'home', 'page');
  CREATE TYPE "public"."enum__contents_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"attachment_id" integer,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_attachment_id" integer,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "routines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"attachment_id" integer,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_routines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_routines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_attachment_id" integer,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__routines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "curriculums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"attachment_id" integer,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_curriculums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_curriculums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_attachment_id" integer,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__curriculums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"place" "enum_contents_place" DEFAULT 'page',
  	"picture_id" integer,
  	"readmore_text" varchar,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_contents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_contents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_place" "enum__contents_v_version_place" DEFAULT 'page',
  	"version_picture_id" integer,
  	"version_readmore_text" varchar,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__contents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "teachers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"designation" varchar NOT NULL,
  	"subject" varchar,
  	"phone" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "committee_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"designation" varchar NOT NULL,
  	"subject" varchar,
  	"phone" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "menu_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"notices_id" integer,
  	"routines_id" integer,
  	"curriculums_id" integer,
  	"contents_id" integer,
  	"teachers_id" integer,
  	"committee_members_id" integer,
  	"slides_id" integer,
  	"menu_entries_id" integer,
  	"media_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_name" varchar DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
  	"school_address" varchar,
  	"school_mobile" varchar,
  	"eiin" varchar,
  	"header_color" varchar DEFAULT 'f4f8f3' NOT NULL,
  	"name_color" varchar DEFAULT '0b4f3a' NOT NULL,
  	"menu_color" varchar DEFAULT '0b4f3a' NOT NULL,
  	"name_size" numeric DEFAULT 30 NOT NULL,
  	"logo_id" integer,
  	"footer_picture_id" integer,
  	"social_page" varchar,
  	"anthem_video" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"office_days" varchar,
  	"office_hours" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "notices" ADD CONSTRAINT "notices_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routines" ADD CONSTRAINT "routines_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_routines_v" ADD CONSTRAINT "_routines_v_parent_id_routines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_routines_v" ADD CONSTRAINT "_routines_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "curriculums" ADD CONSTRAINT "curriculums_attachment_id_media_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_curriculums_v" ADD CONSTRAINT "_curriculums_v_parent_id_curriculums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."curriculums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_curriculums_v" ADD CONSTRAINT "_curriculums_v_version_attachment_id_media_id_fk" FOREIGN KEY ("version_attachment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contents" ADD CONSTRAINT "contents_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contents_v" ADD CONSTRAINT "_contents_v_parent_id_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contents_v" ADD CONSTRAINT "_contents_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "teachers" ADD CONSTRAINT "teachers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routines_fk" FOREIGN KEY ("routines_id") REFERENCES "public"."routines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_curriculums_fk" FOREIGN KEY ("curriculums_id") REFERENCES "public"."curriculums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contents_fk" FOREIGN KEY ("contents_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committee_members_fk" FOREIGN KEY ("committee_members_id") REFERENCES "public"."committee_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_entries_fk" FOREIGN KEY ("menu_entries_id") REFERENCES "public"."menu_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_footer_picture_id_media_id_fk" FOREIGN KEY ("footer_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "notices_name_idx" ON "notices" USING btree ("name");
  CREATE INDEX "notices_published_at_idx" ON "notices" USING btree ("published_at");
  CREATE INDEX "notices_attachment_idx" ON "notices" USING btree ("attachment_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_name_idx" ON "_notices_v" USING btree ("version_name");
  CREATE INDEX "_notices_v_version_version_published_at_idx" ON "_notices_v" USING btree ("version_published_at");
  CREATE INDEX "_notices_v_version_version_attachment_idx" ON "_notices_v" USING btree ("version_attachment_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE UNIQUE INDEX "routines_name_idx" ON "routines" USING btree ("name");
  CREATE INDEX "routines_published_at_idx" ON "routines" USING btree ("published_at");
  CREATE INDEX "routines_attachment_idx" ON "routines" USING btree ("attachment_id");
  CREATE INDEX "routines_updated_at_idx" ON "routines" USING btree ("updated_at");
  CREATE INDEX "routines_created_at_idx" ON "routines" USING btree ("created_at");
  CREATE INDEX "routines__status_idx" ON "routines" USING btree ("_status");
  CREATE INDEX "_routines_v_parent_idx" ON "_routines_v" USING btree ("parent_id");
  CREATE INDEX "_routines_v_version_version_name_idx" ON "_routines_v" USING btree ("version_name");
  CREATE INDEX "_routines_v_version_version_published_at_idx" ON "_routines_v" USING btree ("version_published_at");
  CREATE INDEX "_routines_v_version_version_attachment_idx" ON "_routines_v" USING btree ("version_attachment_id");
  CREATE INDEX "_routines_v_version_version_updated_at_idx" ON "_routines_v" USING btree ("version_updated_at");
  CREATE INDEX "_routines_v_version_version_created_at_idx" ON "_routines_v" USING btree ("version_created_at");
  CREATE INDEX "_routines_v_version_version__status_idx" ON "_routines_v" USING btree ("version__status");
  CREATE INDEX "_routines_v_created_at_idx" ON "_routines_v" USING btree ("created_at");
  CREATE INDEX "_routines_v_updated_at_idx" ON "_routines_v" USING btree ("updated_at");
  CREATE INDEX "_routines_v_latest_idx" ON "_routines_v" USING btree ("latest");
  CREATE UNIQUE INDEX "curriculums_name_idx" ON "curriculums" USING btree ("name");
  CREATE INDEX "curriculums_published_at_idx" ON "curriculums" USING btree ("published_at");
  CREATE INDEX "curriculums_attachment_idx" ON "curriculums" USING btree ("attachment_id");
  CREATE INDEX "curriculums_updated_at_idx" ON "curriculums" USING btree ("updated_at");
  CREATE INDEX "curriculums_created_at_idx" ON "curriculums" USING btree ("created_at");
  CREATE INDEX "curriculums__status_idx" ON "curriculums" USING btree ("_status");
  CREATE INDEX "_curriculums_v_parent_idx" ON "_curriculums_v" USING btree ("parent_id");
  CREATE INDEX "_curriculums_v_version_version_name_idx" ON "_curriculums_v" USING btree ("version_name");
  CREATE INDEX "_curriculums_v_version_version_published_at_idx" ON "_curriculums_v" USING btree ("version_published_at");
  CREATE INDEX "_curriculums_v_version_version_attachment_idx" ON "_curriculums_v" USING btree ("version_attachment_id");
  CREATE INDEX "_curriculums_v_version_version_updated_at_idx" ON "_curriculums_v" USING btree ("version_updated_at");
  CREATE INDEX "_curriculums_v_version_version_created_at_idx" ON "_curriculums_v" USING btree ("version_created_at");
  CREATE INDEX "_curriculums_v_version_version__status_idx" ON "_curriculums_v" USING btree ("version__status");
  CREATE INDEX "_curriculums_v_created_at_idx" ON "_curriculums_v" USING btree ("created_at");
  CREATE INDEX "_curriculums_v_updated_at_idx" ON "_curriculums_v" USING btree ("updated_at");
  CREATE INDEX "_curriculums_v_latest_idx" ON "_curriculums_v" USING btree ("latest");
  CREATE INDEX "contents__order_idx" ON "contents" USING btree ("_order");
  CREATE UNIQUE INDEX "contents_name_idx" ON "contents" USING btree ("name");
  CREATE INDEX "contents_picture_idx" ON "contents" USING btree ("picture_id");
  CREATE INDEX "contents_updated_at_idx" ON "contents" USING btree ("updated_at");
  CREATE INDEX "contents_created_at_idx" ON "contents" USING btree ("created_at");
  CREATE INDEX "contents__status_idx" ON "contents" USING btree ("_status");
  CREATE INDEX "_contents_v_parent_idx" ON "_contents_v" USING btree ("parent_id");
  CREATE INDEX "_contents_v_version_version__order_idx" ON "_contents_v" USING btree ("version__order");
  CREATE INDEX "_contents_v_version_version_name_idx" ON "_contents_v" USING btree ("version_name");
  CREATE INDEX "_contents_v_version_version_picture_idx" ON "_contents_v" USING btree ("version_picture_id");
  CREATE INDEX "_contents_v_version_version_updated_at_idx" ON "_contents_v" USING btree ("version_updated_at");
  CREATE INDEX "_contents_v_version_version_created_at_idx" ON "_contents_v" USING btree ("version_created_at");
  CREATE INDEX "_contents_v_version_version__status_idx" ON "_contents_v" USING btree ("version__status");
  CREATE INDEX "_contents_v_created_at_idx" ON "_contents_v" USING btree ("created_at");
  CREATE INDEX "_contents_v_updated_at_idx" ON "_contents_v" USING btree ("updated_at");
  CREATE INDEX "_contents_v_latest_idx" ON "_contents_v" USING btree ("latest");
  CREATE INDEX "teachers__order_idx" ON "teachers" USING btree ("_order");
  CREATE INDEX "teachers_picture_idx" ON "teachers" USING btree ("picture_id");
  CREATE INDEX "teachers_updated_at_idx" ON "teachers" USING btree ("updated_at");
  CREATE INDEX "teachers_created_at_idx" ON "teachers" USING btree ("created_at");
  CREATE INDEX "committee_members__order_idx" ON "committee_members" USING btree ("_order");
  CREATE INDEX "committee_members_picture_idx" ON "committee_members" USING btree ("picture_id");
  CREATE INDEX "committee_members_updated_at_idx" ON "committee_members" USING btree ("updated_at");
  CREATE INDEX "committee_members_created_at_idx" ON "committee_members" USING btree ("created_at");
  CREATE INDEX "slides__order_idx" ON "slides" USING btree ("_order");
  CREATE INDEX "slides_picture_idx" ON "slides" USING btree ("picture_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "menu_entries__order_idx" ON "menu_entries" USING btree ("_order");
  CREATE INDEX "menu_entries_updated_at_idx" ON "menu_entries" USING btree ("updated_at");
  CREATE INDEX "menu_entries_created_at_idx" ON "menu_entries" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_routines_id_idx" ON "payload_locked_documents_rels" USING btree ("routines_id");
  CREATE INDEX "payload_locked_documents_rels_curriculums_id_idx" ON "payload_locked_documents_rels" USING btree ("curriculums_id");
  CREATE INDEX "payload_locked_documents_rels_contents_id_idx" ON "payload_locked_documents_rels" USING btree ("contents_id");
  CREATE INDEX "payload_locked_documents_rels_teachers_id_idx" ON "payload_locked_documents_rels" USING btree ("teachers_id");
  CREATE INDEX "payload_locked_documents_rels_committee_members_id_idx" ON "payload_locked_documents_rels" USING btree ("committee_members_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_menu_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_entries_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_footer_picture_idx" ON "settings" USING btree ("footer_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notices" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "routines" CASCADE;
  DROP TABLE "_routines_v" CASCADE;
  DROP TABLE "curriculums" CASCADE;
  DROP TABLE "_curriculums_v" CASCADE;
  DROP TABLE "contents" CASCADE;
  DROP TABLE "_contents_v" CASCADE;
  DROP TABLE "teachers" CASCADE;
  DROP TABLE "committee_members" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "menu_entries" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum_routines_status";
  DROP TYPE "public"."enum__routines_v_version_status";
  DROP TYPE "public"."enum_curriculums_status";
  DROP TYPE "public"."enum__curriculums_v_version_status";
  DROP TYPE "public"."enum_contents_place";
  DROP TYPE "public"."enum_contents_status";
  DROP TYPE "public"."enum__contents_v_version_place";
  DROP TYPE "public"."enum__contents_v_version_status";`)
}
