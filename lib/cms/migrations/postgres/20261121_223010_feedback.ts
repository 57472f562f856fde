/**
 * The whole schema as release 1.0.0 left it, under the name of that release's last migration: a database that has this
 * name is up to date, also one that 1.0.0 made in twenty steps (../release-1.ts). Nothing here may change, since existing
 * schools do not run it again; but values that a later migration adds to a type stand here too. A backup is restored in
 * one transaction, which before PostgreSQL 17 can use no value that it has added.
 *
 * The JSON file of the same name is Payload's picture of its own tables. `migrate:create` compares the collections with
 * the JSON file whose name is last: a migration that it makes brings its own, and the older JSON file is then deleted. A
 * migration written by hand, for tables that Payload does not know, has none.
 */
import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { firstRows } from "../first-rows";
import { replaced } from "../release-1";

const types = `
CREATE TYPE "enum_notices_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum__notices_v_version_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum_routines_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum__routines_v_version_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum_curriculums_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum__curriculums_v_version_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum_contents_place" AS ENUM ('history', 'home', 'page');
CREATE TYPE "enum_contents_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum__contents_v_version_place" AS ENUM ('history', 'home', 'page');
CREATE TYPE "enum__contents_v_version_status" AS ENUM ('draft', 'published');
CREATE TYPE "enum_students_gender" AS ENUM ('1', '2', '3');
CREATE TYPE "enum_students_present_thana" AS ENUM ('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
CREATE TYPE "enum_students_permanent_thana" AS ENUM ('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
CREATE TYPE "enum_exams_type" AS ENUM ('semester', 'half-yearly', 'annual', 'test', 'monthly', 'combined');
CREATE TYPE "enum_applications_status" AS ENUM ('new', 'admitted', 'refused');
CREATE TYPE "enum_applications_gender" AS ENUM ('1', '2', '3');
CREATE TYPE "enum_applications_present_thana" AS ENUM ('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
CREATE TYPE "enum_applications_permanent_thana" AS ENUM ('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
CREATE TYPE "enum_teachers_rank" AS ENUM ('head', 'teacher', 'staff');
CREATE TYPE "enum_contents_topic" AS ENUM ('profile', 'recognition', 'mpo', 'complaints', 'information');
CREATE TYPE "enum__contents_v_version_topic" AS ENUM ('profile', 'recognition', 'mpo', 'complaints', 'information');
CREATE TYPE "enum__teachers_v_version_rank" AS ENUM ('head', 'teacher', 'staff');
CREATE TYPE "enum_staff_role" AS ENUM ('head', 'clerk', 'exam');
CREATE TYPE "enum_activity_action" AS ENUM ('create', 'update', 'publish', 'unpublish', 'trash', 'delete', 'recover', 'restore', 'password', 'admit', 'refuse', 'export', 'erase', 'login', 'failedLogin', 'logout', 'role', 'backup', 'download', 'reading');
CREATE TYPE "enum_marking_rank_within" AS ENUM ('class', 'section', 'group');
CREATE TYPE "enum_notices_kind" AS ENUM ('exam', 'admission', 'holiday', 'fee', 'general');
CREATE TYPE "enum__notices_v_version_kind" AS ENUM ('exam', 'admission', 'holiday', 'fee', 'general');
CREATE TYPE "enum_school_dates_kind" AS ENUM ('holiday', 'exam', 'event');
CREATE TYPE "enum__school_dates_v_version_kind" AS ENUM ('holiday', 'exam', 'event');
`;

/** Payload's tables, each with its indexes. */
const payloadTables = `
CREATE TABLE "notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"published_at" timestamp(3) with time zone,
	"body" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_notices_status" DEFAULT 'draft',
	"summary" varchar,
	"shown_until" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"kind" "enum_notices_kind" DEFAULT 'general',
	"pinned" boolean DEFAULT false
);
CREATE INDEX "notices_published_at_idx" ON "notices" ("published_at");
CREATE INDEX "notices_updated_at_idx" ON "notices" ("updated_at");
CREATE INDEX "notices_created_at_idx" ON "notices" ("created_at");
CREATE INDEX "notices__status_idx" ON "notices" ("_status");
CREATE INDEX "notices_shown_until_idx" ON "notices" ("shown_until");
CREATE INDEX "notices_deleted_at_idx" ON "notices" ("deleted_at");
CREATE UNIQUE INDEX "notices_unique_title_idx" ON "notices" ("name") WHERE (deleted_at IS NULL);
CREATE INDEX "notices_name_idx" ON "notices" ("name");
CREATE INDEX "kind_publishedAt_idx" ON "notices" ("kind", "published_at");
CREATE INDEX "pinned_publishedAt_idx" ON "notices" ("pinned", "published_at");

CREATE TABLE "notices_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "notices_rels_order_idx" ON "notices_rels" ("order");
CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" ("parent_id");
CREATE INDEX "notices_rels_path_idx" ON "notices_rels" ("path");
CREATE INDEX "notices_rels_media_id_idx" ON "notices_rels" ("media_id");

CREATE TABLE "_notices_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_published_at" timestamp(3) with time zone,
	"version_body" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"version_summary" varchar,
	"version_shown_until" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"autosave" boolean,
	"version_saved_by" varchar,
	"version_kind" "enum__notices_v_version_kind" DEFAULT 'general',
	"version_pinned" boolean DEFAULT false
);
CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" ("parent_id");
CREATE INDEX "_notices_v_version_version_name_idx" ON "_notices_v" ("version_name");
CREATE INDEX "_notices_v_version_version_published_at_idx" ON "_notices_v" ("version_published_at");
CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" ("version_updated_at");
CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" ("version_created_at");
CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" ("version__status");
CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" ("created_at");
CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" ("updated_at");
CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" ("latest");
CREATE INDEX "_notices_v_version_version_shown_until_idx" ON "_notices_v" ("version_shown_until");
CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" ("version_deleted_at");
CREATE INDEX "_notices_v_autosave_idx" ON "_notices_v" ("autosave");
CREATE INDEX "version_kind_version_publishedAt_idx" ON "_notices_v" ("version_kind", "version_published_at");
CREATE INDEX "version_pinned_version_publishedAt_idx" ON "_notices_v" ("version_pinned", "version_published_at");

CREATE TABLE "_notices_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" ("order");
CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" ("parent_id");
CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" ("path");
CREATE INDEX "_notices_v_rels_media_id_idx" ON "_notices_v_rels" ("media_id");

CREATE TABLE "routines" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"published_at" timestamp(3) with time zone,
	"body" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_routines_status" DEFAULT 'draft',
	"summary" varchar,
	"shown_until" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "routines_published_at_idx" ON "routines" ("published_at");
CREATE INDEX "routines_updated_at_idx" ON "routines" ("updated_at");
CREATE INDEX "routines_created_at_idx" ON "routines" ("created_at");
CREATE INDEX "routines__status_idx" ON "routines" ("_status");
CREATE INDEX "routines_shown_until_idx" ON "routines" ("shown_until");
CREATE INDEX "routines_deleted_at_idx" ON "routines" ("deleted_at");
CREATE UNIQUE INDEX "routines_unique_title_idx" ON "routines" ("name") WHERE (deleted_at IS NULL);
CREATE INDEX "routines_name_idx" ON "routines" ("name");

CREATE TABLE "routines_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "routines_rels_order_idx" ON "routines_rels" ("order");
CREATE INDEX "routines_rels_parent_idx" ON "routines_rels" ("parent_id");
CREATE INDEX "routines_rels_path_idx" ON "routines_rels" ("path");
CREATE INDEX "routines_rels_media_id_idx" ON "routines_rels" ("media_id");

CREATE TABLE "_routines_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_published_at" timestamp(3) with time zone,
	"version_body" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "enum__routines_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"version_summary" varchar,
	"version_shown_until" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"autosave" boolean,
	"version_saved_by" varchar
);
CREATE INDEX "_routines_v_parent_idx" ON "_routines_v" ("parent_id");
CREATE INDEX "_routines_v_version_version_name_idx" ON "_routines_v" ("version_name");
CREATE INDEX "_routines_v_version_version_published_at_idx" ON "_routines_v" ("version_published_at");
CREATE INDEX "_routines_v_version_version_updated_at_idx" ON "_routines_v" ("version_updated_at");
CREATE INDEX "_routines_v_version_version_created_at_idx" ON "_routines_v" ("version_created_at");
CREATE INDEX "_routines_v_version_version__status_idx" ON "_routines_v" ("version__status");
CREATE INDEX "_routines_v_created_at_idx" ON "_routines_v" ("created_at");
CREATE INDEX "_routines_v_updated_at_idx" ON "_routines_v" ("updated_at");
CREATE INDEX "_routines_v_latest_idx" ON "_routines_v" ("latest");
CREATE INDEX "_routines_v_version_version_shown_until_idx" ON "_routines_v" ("version_shown_until");
CREATE INDEX "_routines_v_version_version_deleted_at_idx" ON "_routines_v" ("version_deleted_at");
CREATE INDEX "_routines_v_autosave_idx" ON "_routines_v" ("autosave");

CREATE TABLE "_routines_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "_routines_v_rels_order_idx" ON "_routines_v_rels" ("order");
CREATE INDEX "_routines_v_rels_parent_idx" ON "_routines_v_rels" ("parent_id");
CREATE INDEX "_routines_v_rels_path_idx" ON "_routines_v_rels" ("path");
CREATE INDEX "_routines_v_rels_media_id_idx" ON "_routines_v_rels" ("media_id");

CREATE TABLE "curriculums" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"published_at" timestamp(3) with time zone,
	"body" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_curriculums_status" DEFAULT 'draft',
	"summary" varchar,
	"shown_until" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "curriculums_published_at_idx" ON "curriculums" ("published_at");
CREATE INDEX "curriculums_updated_at_idx" ON "curriculums" ("updated_at");
CREATE INDEX "curriculums_created_at_idx" ON "curriculums" ("created_at");
CREATE INDEX "curriculums__status_idx" ON "curriculums" ("_status");
CREATE INDEX "curriculums_shown_until_idx" ON "curriculums" ("shown_until");
CREATE INDEX "curriculums_deleted_at_idx" ON "curriculums" ("deleted_at");
CREATE UNIQUE INDEX "curriculums_unique_title_idx" ON "curriculums" ("name") WHERE (deleted_at IS NULL);
CREATE INDEX "curriculums_name_idx" ON "curriculums" ("name");

CREATE TABLE "curriculums_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "curriculums_rels_order_idx" ON "curriculums_rels" ("order");
CREATE INDEX "curriculums_rels_parent_idx" ON "curriculums_rels" ("parent_id");
CREATE INDEX "curriculums_rels_path_idx" ON "curriculums_rels" ("path");
CREATE INDEX "curriculums_rels_media_id_idx" ON "curriculums_rels" ("media_id");

CREATE TABLE "_curriculums_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_name" varchar,
	"version_published_at" timestamp(3) with time zone,
	"version_body" jsonb,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version__status" "enum__curriculums_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"version_summary" varchar,
	"version_shown_until" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"autosave" boolean,
	"version_saved_by" varchar
);
CREATE INDEX "_curriculums_v_parent_idx" ON "_curriculums_v" ("parent_id");
CREATE INDEX "_curriculums_v_version_version_name_idx" ON "_curriculums_v" ("version_name");
CREATE INDEX "_curriculums_v_version_version_published_at_idx" ON "_curriculums_v" ("version_published_at");
CREATE INDEX "_curriculums_v_version_version_updated_at_idx" ON "_curriculums_v" ("version_updated_at");
CREATE INDEX "_curriculums_v_version_version_created_at_idx" ON "_curriculums_v" ("version_created_at");
CREATE INDEX "_curriculums_v_version_version__status_idx" ON "_curriculums_v" ("version__status");
CREATE INDEX "_curriculums_v_created_at_idx" ON "_curriculums_v" ("created_at");
CREATE INDEX "_curriculums_v_updated_at_idx" ON "_curriculums_v" ("updated_at");
CREATE INDEX "_curriculums_v_latest_idx" ON "_curriculums_v" ("latest");
CREATE INDEX "_curriculums_v_version_version_shown_until_idx" ON "_curriculums_v" ("version_shown_until");
CREATE INDEX "_curriculums_v_version_version_deleted_at_idx" ON "_curriculums_v" ("version_deleted_at");
CREATE INDEX "_curriculums_v_autosave_idx" ON "_curriculums_v" ("autosave");

CREATE TABLE "_curriculums_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
);
CREATE INDEX "_curriculums_v_rels_order_idx" ON "_curriculums_v_rels" ("order");
CREATE INDEX "_curriculums_v_rels_parent_idx" ON "_curriculums_v_rels" ("parent_id");
CREATE INDEX "_curriculums_v_rels_path_idx" ON "_curriculums_v_rels" ("path");
CREATE INDEX "_curriculums_v_rels_media_id_idx" ON "_curriculums_v_rels" ("media_id");

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
	"_status" "enum_contents_status" DEFAULT 'draft',
	"published_at" timestamp(3) with time zone,
	"shown_until" timestamp(3) with time zone,
	"topic" "enum_contents_topic",
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "contents__order_idx" ON "contents" ("_order");
CREATE INDEX "contents_picture_idx" ON "contents" ("picture_id");
CREATE INDEX "contents_updated_at_idx" ON "contents" ("updated_at");
CREATE INDEX "contents_created_at_idx" ON "contents" ("created_at");
CREATE INDEX "contents__status_idx" ON "contents" ("_status");
CREATE INDEX "contents_published_at_idx" ON "contents" ("published_at");
CREATE INDEX "contents_shown_until_idx" ON "contents" ("shown_until");
CREATE INDEX "contents_deleted_at_idx" ON "contents" ("deleted_at");
CREATE UNIQUE INDEX "contents_unique_title_idx" ON "contents" ("name") WHERE (deleted_at IS NULL);
CREATE INDEX "contents_name_idx" ON "contents" ("name");

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
	"latest" boolean,
	"version_published_at" timestamp(3) with time zone,
	"version_shown_until" timestamp(3) with time zone,
	"version_topic" "enum__contents_v_version_topic",
	"version_deleted_at" timestamp(3) with time zone,
	"autosave" boolean,
	"version_saved_by" varchar
);
CREATE INDEX "_contents_v_parent_idx" ON "_contents_v" ("parent_id");
CREATE INDEX "_contents_v_version_version__order_idx" ON "_contents_v" ("version__order");
CREATE INDEX "_contents_v_version_version_name_idx" ON "_contents_v" ("version_name");
CREATE INDEX "_contents_v_version_version_picture_idx" ON "_contents_v" ("version_picture_id");
CREATE INDEX "_contents_v_version_version_updated_at_idx" ON "_contents_v" ("version_updated_at");
CREATE INDEX "_contents_v_version_version_created_at_idx" ON "_contents_v" ("version_created_at");
CREATE INDEX "_contents_v_version_version__status_idx" ON "_contents_v" ("version__status");
CREATE INDEX "_contents_v_created_at_idx" ON "_contents_v" ("created_at");
CREATE INDEX "_contents_v_updated_at_idx" ON "_contents_v" ("updated_at");
CREATE INDEX "_contents_v_latest_idx" ON "_contents_v" ("latest");
CREATE INDEX "_contents_v_version_version_published_at_idx" ON "_contents_v" ("version_published_at");
CREATE INDEX "_contents_v_version_version_shown_until_idx" ON "_contents_v" ("version_shown_until");
CREATE INDEX "_contents_v_version_version_deleted_at_idx" ON "_contents_v" ("version_deleted_at");
CREATE INDEX "_contents_v_autosave_idx" ON "_contents_v" ("autosave");

CREATE TABLE "former_names" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar NOT NULL,
	"name" varchar NOT NULL,
	"record" numeric NOT NULL
);
CREATE INDEX "former_names_record_idx" ON "former_names" ("record");
CREATE UNIQUE INDEX "kind_name_idx" ON "former_names" ("kind", "name");

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
CREATE INDEX "school_dates_starts_on_idx" ON "school_dates" ("starts_on");
CREATE INDEX "school_dates_notice_idx" ON "school_dates" ("notice_id");
CREATE INDEX "school_dates_list_idx" ON "school_dates" ("list");
CREATE INDEX "school_dates_updated_at_idx" ON "school_dates" ("updated_at");
CREATE INDEX "school_dates_created_at_idx" ON "school_dates" ("created_at");
CREATE INDEX "school_dates_deleted_at_idx" ON "school_dates" ("deleted_at");

CREATE TABLE "school_dates_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"classes_id" integer
);
CREATE INDEX "school_dates_rels_order_idx" ON "school_dates_rels" ("order");
CREATE INDEX "school_dates_rels_parent_idx" ON "school_dates_rels" ("parent_id");
CREATE INDEX "school_dates_rels_path_idx" ON "school_dates_rels" ("path");
CREATE INDEX "school_dates_rels_classes_id_idx" ON "school_dates_rels" ("classes_id");

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
CREATE INDEX "_school_dates_v_parent_idx" ON "_school_dates_v" ("parent_id");
CREATE INDEX "_school_dates_v_version_version_starts_on_idx" ON "_school_dates_v" ("version_starts_on");
CREATE INDEX "_school_dates_v_version_version_notice_idx" ON "_school_dates_v" ("version_notice_id");
CREATE INDEX "_school_dates_v_version_version_list_idx" ON "_school_dates_v" ("version_list");
CREATE INDEX "_school_dates_v_version_version_updated_at_idx" ON "_school_dates_v" ("version_updated_at");
CREATE INDEX "_school_dates_v_version_version_created_at_idx" ON "_school_dates_v" ("version_created_at");
CREATE INDEX "_school_dates_v_version_version_deleted_at_idx" ON "_school_dates_v" ("version_deleted_at");
CREATE INDEX "_school_dates_v_created_at_idx" ON "_school_dates_v" ("created_at");
CREATE INDEX "_school_dates_v_updated_at_idx" ON "_school_dates_v" ("updated_at");

CREATE TABLE "_school_dates_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"classes_id" integer
);
CREATE INDEX "_school_dates_v_rels_order_idx" ON "_school_dates_v_rels" ("order");
CREATE INDEX "_school_dates_v_rels_parent_idx" ON "_school_dates_v_rels" ("parent_id");
CREATE INDEX "_school_dates_v_rels_path_idx" ON "_school_dates_v_rels" ("path");
CREATE INDEX "_school_dates_v_rels_classes_id_idx" ON "_school_dates_v_rels" ("classes_id");

CREATE TABLE "teachers" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar NOT NULL,
	"designation" varchar NOT NULL,
	"subject" varchar,
	"phone" varchar,
	"picture_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"rank" "enum_teachers_rank" DEFAULT 'teacher',
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "teachers__order_idx" ON "teachers" ("_order");
CREATE INDEX "teachers_picture_idx" ON "teachers" ("picture_id");
CREATE INDEX "teachers_updated_at_idx" ON "teachers" ("updated_at");
CREATE INDEX "teachers_created_at_idx" ON "teachers" ("created_at");
CREATE INDEX "teachers_deleted_at_idx" ON "teachers" ("deleted_at");

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
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_teachers_v_parent_idx" ON "_teachers_v" ("parent_id");
CREATE INDEX "_teachers_v_version_version__order_idx" ON "_teachers_v" ("version__order");
CREATE INDEX "_teachers_v_version_version_picture_idx" ON "_teachers_v" ("version_picture_id");
CREATE INDEX "_teachers_v_version_version_updated_at_idx" ON "_teachers_v" ("version_updated_at");
CREATE INDEX "_teachers_v_version_version_created_at_idx" ON "_teachers_v" ("version_created_at");
CREATE INDEX "_teachers_v_version_version_deleted_at_idx" ON "_teachers_v" ("version_deleted_at");
CREATE INDEX "_teachers_v_created_at_idx" ON "_teachers_v" ("created_at");
CREATE INDEX "_teachers_v_updated_at_idx" ON "_teachers_v" ("updated_at");

CREATE TABLE "committee_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar NOT NULL,
	"designation" varchar NOT NULL,
	"subject" varchar,
	"phone" varchar,
	"picture_id" integer,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "committee_members__order_idx" ON "committee_members" ("_order");
CREATE INDEX "committee_members_picture_idx" ON "committee_members" ("picture_id");
CREATE INDEX "committee_members_updated_at_idx" ON "committee_members" ("updated_at");
CREATE INDEX "committee_members_created_at_idx" ON "committee_members" ("created_at");
CREATE INDEX "committee_members_deleted_at_idx" ON "committee_members" ("deleted_at");

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
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_committee_members_v_parent_idx" ON "_committee_members_v" ("parent_id");
CREATE INDEX "_committee_members_v_version_version__order_idx" ON "_committee_members_v" ("version__order");
CREATE INDEX "_committee_members_v_version_version_picture_idx" ON "_committee_members_v" ("version_picture_id");
CREATE INDEX "_committee_members_v_version_version_updated_at_idx" ON "_committee_members_v" ("version_updated_at");
CREATE INDEX "_committee_members_v_version_version_created_at_idx" ON "_committee_members_v" ("version_created_at");
CREATE INDEX "_committee_members_v_version_version_deleted_at_idx" ON "_committee_members_v" ("version_deleted_at");
CREATE INDEX "_committee_members_v_created_at_idx" ON "_committee_members_v" ("created_at");
CREATE INDEX "_committee_members_v_updated_at_idx" ON "_committee_members_v" ("updated_at");

CREATE TABLE "slides" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"picture_id" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "slides__order_idx" ON "slides" ("_order");
CREATE INDEX "slides_picture_idx" ON "slides" ("picture_id");
CREATE INDEX "slides_updated_at_idx" ON "slides" ("updated_at");
CREATE INDEX "slides_created_at_idx" ON "slides" ("created_at");
CREATE INDEX "slides_deleted_at_idx" ON "slides" ("deleted_at");

CREATE TABLE "_slides_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version__order" varchar,
	"version_picture_id" integer NOT NULL,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" ("parent_id");
CREATE INDEX "_slides_v_version_version__order_idx" ON "_slides_v" ("version__order");
CREATE INDEX "_slides_v_version_version_picture_idx" ON "_slides_v" ("version_picture_id");
CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" ("version_updated_at");
CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" ("version_created_at");
CREATE INDEX "_slides_v_version_version_deleted_at_idx" ON "_slides_v" ("version_deleted_at");
CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" ("created_at");
CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" ("updated_at");

CREATE TABLE "menu_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"_order" varchar,
	"name" varchar NOT NULL,
	"link" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"group" varchar,
	"deleted_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "menu_entries__order_idx" ON "menu_entries" ("_order");
CREATE INDEX "menu_entries_updated_at_idx" ON "menu_entries" ("updated_at");
CREATE INDEX "menu_entries_created_at_idx" ON "menu_entries" ("created_at");
CREATE INDEX "menu_entries_deleted_at_idx" ON "menu_entries" ("deleted_at");

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
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_menu_entries_v_parent_idx" ON "_menu_entries_v" ("parent_id");
CREATE INDEX "_menu_entries_v_version_version__order_idx" ON "_menu_entries_v" ("version__order");
CREATE INDEX "_menu_entries_v_version_version_updated_at_idx" ON "_menu_entries_v" ("version_updated_at");
CREATE INDEX "_menu_entries_v_version_version_created_at_idx" ON "_menu_entries_v" ("version_created_at");
CREATE INDEX "_menu_entries_v_version_version_deleted_at_idx" ON "_menu_entries_v" ("version_deleted_at");
CREATE INDEX "_menu_entries_v_created_at_idx" ON "_menu_entries_v" ("created_at");
CREATE INDEX "_menu_entries_v_updated_at_idx" ON "_menu_entries_v" ("updated_at");

CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"alt" varchar,
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
	"sizes_medium_filename" varchar,
	"sizes_card_url" varchar,
	"sizes_card_width" numeric,
	"sizes_card_height" numeric,
	"sizes_card_mime_type" varchar,
	"sizes_card_filesize" numeric,
	"sizes_card_filename" varchar,
	"sizes_large_url" varchar,
	"sizes_large_width" numeric,
	"sizes_large_height" numeric,
	"sizes_large_mime_type" varchar,
	"sizes_large_filesize" numeric,
	"sizes_large_filename" varchar
);
CREATE INDEX "media_updated_at_idx" ON "media" ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" ("filename");
CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" ("sizes_small_filename");
CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" ("sizes_medium_filename");
CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" ("sizes_card_filename");
CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" ("sizes_large_filename");

CREATE TABLE "students" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" numeric NOT NULL,
	"name" varchar NOT NULL,
	"date_of_birth" varchar,
	"birth_number" varchar,
	"gender" "enum_students_gender" NOT NULL,
	"father_name" varchar NOT NULL,
	"father_mobile" varchar,
	"mother_name" varchar NOT NULL,
	"mother_mobile" varchar,
	"present_class_id" integer,
	"previous_class_id" integer,
	"previous_school" varchar,
	"present_thana" "enum_students_present_thana",
	"present_address" varchar,
	"permanent_thana" "enum_students_permanent_thana",
	"permanent_address" varchar,
	"picture" varchar,
	"password_hash" varchar,
	"password_version" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" varchar,
	"erased_at" timestamp(3) with time zone
);
CREATE UNIQUE INDEX "students_code_idx" ON "students" ("code");
CREATE INDEX "students_present_class_idx" ON "students" ("present_class_id");
CREATE INDEX "students_previous_class_idx" ON "students" ("previous_class_id");
CREATE UNIQUE INDEX "students_picture_idx" ON "students" ("picture");
CREATE INDEX "students_updated_at_idx" ON "students" ("updated_at");
CREATE INDEX "students_created_at_idx" ON "students" ("created_at");
CREATE INDEX "students_date_of_birth_idx" ON "students" ("date_of_birth");
CREATE INDEX "students_birth_number_idx" ON "students" ("birth_number");

CREATE TABLE "enrolments" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"year_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"roll" numeric NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "enrolments_student_idx" ON "enrolments" ("student_id");
CREATE INDEX "enrolments_year_idx" ON "enrolments" ("year_id");
CREATE INDEX "enrolments_section_idx" ON "enrolments" ("section_id");
CREATE INDEX "enrolments_class_idx" ON "enrolments" ("class_id");
CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" ("updated_at");
CREATE INDEX "enrolments_created_at_idx" ON "enrolments" ("created_at");
CREATE UNIQUE INDEX "student_year_idx" ON "enrolments" ("student_id", "year_id");
CREATE UNIQUE INDEX "year_section_roll_idx" ON "enrolments" ("year_id", "section_id", "roll");

CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
	"code" numeric NOT NULL,
	"name" varchar NOT NULL,
	"date_of_birth" varchar,
	"birth_number" varchar,
	"gender" "enum_applications_gender" NOT NULL,
	"father_name" varchar NOT NULL,
	"father_mobile" varchar,
	"mother_name" varchar NOT NULL,
	"mother_mobile" varchar,
	"present_class_id" integer,
	"previous_class_id" integer,
	"previous_school" varchar,
	"present_thana" "enum_applications_present_thana",
	"present_address" varchar,
	"permanent_thana" "enum_applications_permanent_thana",
	"permanent_address" varchar,
	"picture" varchar,
	"browser_key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" varchar,
	"reason" varchar,
	"decided_by" varchar,
	"decided_at" timestamp(3) with time zone
);
CREATE UNIQUE INDEX "applications_code_idx" ON "applications" ("code");
CREATE INDEX "applications_present_class_idx" ON "applications" ("present_class_id");
CREATE INDEX "applications_previous_class_idx" ON "applications" ("previous_class_id");
CREATE UNIQUE INDEX "applications_picture_idx" ON "applications" ("picture");
CREATE UNIQUE INDEX "applications_browser_key_idx" ON "applications" ("browser_key");
CREATE INDEX "applications_updated_at_idx" ON "applications" ("updated_at");
CREATE INDEX "applications_created_at_idx" ON "applications" ("created_at");
CREATE INDEX "applications_status_idx" ON "applications" ("status");
CREATE INDEX "applications_date_of_birth_idx" ON "applications" ("date_of_birth");
CREATE INDEX "applications_birth_number_idx" ON "applications" ("birth_number");

CREATE TABLE "exams" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"year_id" integer NOT NULL,
	"type" "enum_exams_type" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" varchar
);
CREATE INDEX "exams_year_idx" ON "exams" ("year_id");
CREATE INDEX "exams_updated_at_idx" ON "exams" ("updated_at");
CREATE INDEX "exams_created_at_idx" ON "exams" ("created_at");
CREATE UNIQUE INDEX "year_name_idx" ON "exams" ("year_id", "name");

CREATE TABLE "results_subjects" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"month_marks" numeric,
	"semester_marks" numeric,
	"marks" numeric NOT NULL,
	"full_marks" numeric NOT NULL,
	"fourth" boolean DEFAULT false,
	"absent" boolean DEFAULT false
);
CREATE INDEX "results_subjects_order_idx" ON "results_subjects" ("_order");
CREATE INDEX "results_subjects_parent_id_idx" ON "results_subjects" ("_parent_id");

CREATE TABLE "results" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"exam_id" integer NOT NULL,
	"position" numeric,
	"total" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"class_id" integer
);
CREATE INDEX "results_student_idx" ON "results" ("student_id");
CREATE INDEX "results_exam_idx" ON "results" ("exam_id");
CREATE INDEX "results_updated_at_idx" ON "results" ("updated_at");
CREATE INDEX "results_created_at_idx" ON "results" ("created_at");
CREATE UNIQUE INDEX "student_exam_idx" ON "results" ("student_id", "exam_id");
CREATE INDEX "results_class_idx" ON "results" ("class_id");

CREATE TABLE "years" (
	"id" serial PRIMARY KEY NOT NULL,
	"year" numeric NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" varchar
);
CREATE UNIQUE INDEX "years_year_idx" ON "years" ("year");
CREATE INDEX "years_updated_at_idx" ON "years" ("updated_at");
CREATE INDEX "years_created_at_idx" ON "years" ("created_at");

CREATE TABLE "classes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "classes_name_idx" ON "classes" ("name");
CREATE INDEX "classes_updated_at_idx" ON "classes" ("updated_at");
CREATE INDEX "classes_created_at_idx" ON "classes" ("created_at");

CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"class_id" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" varchar
);
CREATE INDEX "sections_class_idx" ON "sections" ("class_id");
CREATE INDEX "sections_updated_at_idx" ON "sections" ("updated_at");
CREATE INDEX "sections_created_at_idx" ON "sections" ("created_at");
CREATE UNIQUE INDEX "class_name_idx" ON "sections" ("class_id", "name");

CREATE TABLE "subjects" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"class_id" integer NOT NULL,
	"name" varchar NOT NULL,
	"sequence" numeric,
	"full_marks" numeric DEFAULT 100 NOT NULL,
	"month_full" numeric DEFAULT 30 NOT NULL,
	"semester_full" numeric DEFAULT 70 NOT NULL,
	"monthly_full" numeric DEFAULT 50 NOT NULL,
	"fourth" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "subjects_class_idx" ON "subjects" ("class_id");
CREATE INDEX "subjects_updated_at_idx" ON "subjects" ("updated_at");
CREATE INDEX "subjects_created_at_idx" ON "subjects" ("created_at");
CREATE UNIQUE INDEX "class_name_1_idx" ON "subjects" ("class_id", "name");

CREATE TABLE "tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" varchar NOT NULL,
	"student_id" integer,
	"application_id" integer,
	"password_version" numeric DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "tokens_hash_idx" ON "tokens" ("hash");
CREATE INDEX "tokens_student_idx" ON "tokens" ("student_id");
CREATE INDEX "tokens_application_idx" ON "tokens" ("application_id");
CREATE INDEX "tokens_expires_at_idx" ON "tokens" ("expires_at");
CREATE INDEX "tokens_updated_at_idx" ON "tokens" ("updated_at");
CREATE INDEX "tokens_created_at_idx" ON "tokens" ("created_at");

CREATE TABLE "staff_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);
CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" ("_order");
CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" ("_parent_id");

CREATE TABLE "staff" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"role" "enum_staff_role" DEFAULT 'clerk' NOT NULL,
	"username" varchar
);
CREATE INDEX "staff_updated_at_idx" ON "staff" ("updated_at");
CREATE INDEX "staff_created_at_idx" ON "staff" ("created_at");
CREATE UNIQUE INDEX "staff_email_idx" ON "staff" ("email");
CREATE UNIQUE INDEX "staff_username_idx" ON "staff" ("username");

CREATE TABLE "staff_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"classes_id" integer
);
CREATE INDEX "staff_rels_order_idx" ON "staff_rels" ("order");
CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" ("parent_id");
CREATE INDEX "staff_rels_path_idx" ON "staff_rels" ("path");
CREATE INDEX "staff_rels_classes_id_idx" ON "staff_rels" ("classes_id");

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
CREATE INDEX "activity_at_idx" ON "activity" ("at");
CREATE INDEX "activity_by_idx" ON "activity" ("by_id");
CREATE INDEX "kind_record_idx" ON "activity" ("kind", "record");

CREATE TABLE "payload_kv" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" ("key");

CREATE TABLE "payload_locked_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" ("created_at");

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
	"staff_id" integer,
	"students_id" integer,
	"enrolments_id" integer,
	"years_id" integer,
	"classes_id" integer,
	"sections_id" integer,
	"exams_id" integer,
	"results_id" integer,
	"applications_id" integer,
	"tokens_id" integer,
	"former_names_id" integer,
	"subjects_id" integer,
	"school_dates_id" integer
);
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" ("path");
CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" ("notices_id");
CREATE INDEX "payload_locked_documents_rels_routines_id_idx" ON "payload_locked_documents_rels" ("routines_id");
CREATE INDEX "payload_locked_documents_rels_curriculums_id_idx" ON "payload_locked_documents_rels" ("curriculums_id");
CREATE INDEX "payload_locked_documents_rels_contents_id_idx" ON "payload_locked_documents_rels" ("contents_id");
CREATE INDEX "payload_locked_documents_rels_teachers_id_idx" ON "payload_locked_documents_rels" ("teachers_id");
CREATE INDEX "payload_locked_documents_rels_committee_members_id_idx" ON "payload_locked_documents_rels" ("committee_members_id");
CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" ("slides_id");
CREATE INDEX "payload_locked_documents_rels_menu_entries_id_idx" ON "payload_locked_documents_rels" ("menu_entries_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" ("media_id");
CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" ("staff_id");
CREATE INDEX "payload_locked_documents_rels_students_id_idx" ON "payload_locked_documents_rels" ("students_id");
CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" ("enrolments_id");
CREATE INDEX "payload_locked_documents_rels_years_id_idx" ON "payload_locked_documents_rels" ("years_id");
CREATE INDEX "payload_locked_documents_rels_classes_id_idx" ON "payload_locked_documents_rels" ("classes_id");
CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" ("sections_id");
CREATE INDEX "payload_locked_documents_rels_exams_id_idx" ON "payload_locked_documents_rels" ("exams_id");
CREATE INDEX "payload_locked_documents_rels_results_id_idx" ON "payload_locked_documents_rels" ("results_id");
CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" ("applications_id");
CREATE INDEX "payload_locked_documents_rels_tokens_id_idx" ON "payload_locked_documents_rels" ("tokens_id");
CREATE INDEX "payload_locked_documents_rels_former_names_id_idx" ON "payload_locked_documents_rels" ("former_names_id");
CREATE INDEX "payload_locked_documents_rels_subjects_id_idx" ON "payload_locked_documents_rels" ("subjects_id");
CREATE INDEX "payload_locked_documents_rels_school_dates_id_idx" ON "payload_locked_documents_rels" ("school_dates_id");

CREATE TABLE "payload_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" ("created_at");

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"staff_id" integer
);
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" ("path");
CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" ("staff_id");

CREATE TABLE "payload_migrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" ("created_at");

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
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar
);
CREATE INDEX "settings_logo_idx" ON "settings" ("logo_id");
CREATE INDEX "settings_footer_picture_idx" ON "settings" ("footer_picture_id");

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
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" ("version_logo_id");
CREATE INDEX "_settings_v_version_version_footer_picture_idx" ON "_settings_v" ("version_footer_picture_id");
CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" ("created_at");
CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" ("updated_at");

CREATE TABLE "contact" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" varchar,
	"phone" varchar,
	"address" varchar,
	"office_days" varchar,
	"office_hours" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone,
	"saved_by" varchar
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
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version_saved_by" varchar
);
CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" ("created_at");
CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" ("updated_at");

CREATE TABLE "banner" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" varchar,
	"link" varchar,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"saved_by" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_banner_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_text" varchar,
	"version_link" varchar,
	"version_starts_at" timestamp(3) with time zone,
	"version_ends_at" timestamp(3) with time zone,
	"version_saved_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "_banner_v_created_at_idx" ON "_banner_v" ("created_at");
CREATE INDEX "_banner_v_updated_at_idx" ON "_banner_v" ("updated_at");

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
CREATE INDEX "_admission_v_created_at_idx" ON "_admission_v" ("created_at");
CREATE INDEX "_admission_v_updated_at_idx" ON "_admission_v" ("updated_at");

CREATE TABLE "privacy_rows" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"what" varchar NOT NULL,
	"why" varchar NOT NULL,
	"time" varchar NOT NULL,
	"who" varchar NOT NULL
);
CREATE INDEX "privacy_rows_order_idx" ON "privacy_rows" ("_order");
CREATE INDEX "privacy_rows_parent_id_idx" ON "privacy_rows" ("_parent_id");

CREATE TABLE "privacy" (
	"id" serial PRIMARY KEY NOT NULL,
	"body" jsonb,
	"saved_by" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_privacy_v_version_rows" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"what" varchar NOT NULL,
	"why" varchar NOT NULL,
	"time" varchar NOT NULL,
	"who" varchar NOT NULL,
	"_uuid" varchar
);
CREATE INDEX "_privacy_v_version_rows_order_idx" ON "_privacy_v_version_rows" ("_order");
CREATE INDEX "_privacy_v_version_rows_parent_id_idx" ON "_privacy_v_version_rows" ("_parent_id");

CREATE TABLE "_privacy_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_body" jsonb,
	"version_saved_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" ("created_at");
CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" ("updated_at");

CREATE TABLE "accessibility" (
	"id" serial PRIMARY KEY NOT NULL,
	"body" jsonb,
	"saved_by" varchar,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_accessibility_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"version_body" jsonb,
	"version_saved_by" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "_accessibility_v_created_at_idx" ON "_accessibility_v" ("created_at");
CREATE INDEX "_accessibility_v_updated_at_idx" ON "_accessibility_v" ("updated_at");

CREATE TABLE "grading_bands" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"grade" varchar NOT NULL,
	"from" numeric NOT NULL,
	"point" numeric NOT NULL
);
CREATE INDEX "grading_bands_order_idx" ON "grading_bands" ("_order");
CREATE INDEX "grading_bands_parent_id_idx" ON "grading_bands" ("_parent_id");

CREATE TABLE "grading" (
	"id" serial PRIMARY KEY NOT NULL,
	"graded" boolean DEFAULT true,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "marking" (
	"id" serial PRIMARY KEY NOT NULL,
	"weighted" boolean DEFAULT false,
	"month_share" numeric DEFAULT 30,
	"rank_within" "enum_marking_rank_within" DEFAULT 'class' NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "student_area" (
	"id" serial PRIMARY KEY NOT NULL,
	"directory_open" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);
`;

/** After the tables, which refer to each other in both directions. */
const references = `
ALTER TABLE "notices_rels"
	ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "notices"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "notices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "_notices_v"
	ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "notices"("id") ON DELETE SET NULL;

ALTER TABLE "_notices_v_rels"
	ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_notices_v"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "_notices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "routines_rels"
	ADD CONSTRAINT "routines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "routines"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "routines_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "_routines_v"
	ADD CONSTRAINT "_routines_v_parent_id_routines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "routines"("id") ON DELETE SET NULL;

ALTER TABLE "_routines_v_rels"
	ADD CONSTRAINT "_routines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_routines_v"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "_routines_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "curriculums_rels"
	ADD CONSTRAINT "curriculums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "curriculums"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "curriculums_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "_curriculums_v"
	ADD CONSTRAINT "_curriculums_v_parent_id_curriculums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "curriculums"("id") ON DELETE SET NULL;

ALTER TABLE "_curriculums_v_rels"
	ADD CONSTRAINT "_curriculums_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_curriculums_v"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "_curriculums_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

ALTER TABLE "contents"
	ADD CONSTRAINT "contents_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_contents_v"
	ADD CONSTRAINT "_contents_v_parent_id_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "contents"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_contents_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "school_dates"
	ADD CONSTRAINT "school_dates_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON DELETE SET NULL;

ALTER TABLE "school_dates_rels"
	ADD CONSTRAINT "school_dates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "school_dates"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "school_dates_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON DELETE CASCADE;

ALTER TABLE "_school_dates_v"
	ADD CONSTRAINT "_school_dates_v_parent_id_school_dates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "school_dates"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_school_dates_v_version_notice_id_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "notices"("id") ON DELETE SET NULL;

ALTER TABLE "_school_dates_v_rels"
	ADD CONSTRAINT "_school_dates_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_school_dates_v"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "_school_dates_v_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON DELETE CASCADE;

ALTER TABLE "teachers"
	ADD CONSTRAINT "teachers_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_teachers_v"
	ADD CONSTRAINT "_teachers_v_parent_id_teachers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "teachers"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_teachers_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "committee_members"
	ADD CONSTRAINT "committee_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_committee_members_v"
	ADD CONSTRAINT "_committee_members_v_parent_id_committee_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "committee_members"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_committee_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "slides"
	ADD CONSTRAINT "slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_slides_v"
	ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "slides"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_slides_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_menu_entries_v"
	ADD CONSTRAINT "_menu_entries_v_parent_id_menu_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "menu_entries"("id") ON DELETE SET NULL;

ALTER TABLE "students"
	ADD CONSTRAINT "students_present_class_id_classes_id_fk" FOREIGN KEY ("present_class_id") REFERENCES "classes"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "students_previous_class_id_classes_id_fk" FOREIGN KEY ("previous_class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "enrolments"
	ADD CONSTRAINT "enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "enrolments_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "years"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "enrolments_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "enrolments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "applications"
	ADD CONSTRAINT "applications_present_class_id_classes_id_fk" FOREIGN KEY ("present_class_id") REFERENCES "classes"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "applications_previous_class_id_classes_id_fk" FOREIGN KEY ("previous_class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "exams"
	ADD CONSTRAINT "exams_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "years"("id") ON DELETE SET NULL;

ALTER TABLE "results_subjects"
	ADD CONSTRAINT "results_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "results"("id") ON DELETE CASCADE;

ALTER TABLE "results"
	ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "results_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "results_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "sections"
	ADD CONSTRAINT "sections_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "subjects"
	ADD CONSTRAINT "subjects_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE SET NULL;

ALTER TABLE "tokens"
	ADD CONSTRAINT "tokens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "students"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "tokens_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL;

ALTER TABLE "staff_sessions"
	ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "staff"("id") ON DELETE CASCADE;

ALTER TABLE "staff_rels"
	ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "staff"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "staff_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON DELETE CASCADE;

ALTER TABLE "activity"
	ADD CONSTRAINT "activity_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "staff"("id") ON DELETE SET NULL;

ALTER TABLE "payload_locked_documents_rels"
	ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload_locked_documents"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "notices"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_routines_fk" FOREIGN KEY ("routines_id") REFERENCES "routines"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_curriculums_fk" FOREIGN KEY ("curriculums_id") REFERENCES "curriculums"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_contents_fk" FOREIGN KEY ("contents_id") REFERENCES "contents"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "teachers"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_committee_members_fk" FOREIGN KEY ("committee_members_id") REFERENCES "committee_members"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "slides"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_menu_entries_fk" FOREIGN KEY ("menu_entries_id") REFERENCES "menu_entries"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_students_fk" FOREIGN KEY ("students_id") REFERENCES "students"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "enrolments"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_years_fk" FOREIGN KEY ("years_id") REFERENCES "years"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "sections"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_exams_fk" FOREIGN KEY ("exams_id") REFERENCES "exams"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_results_fk" FOREIGN KEY ("results_id") REFERENCES "results"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "applications"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_tokens_fk" FOREIGN KEY ("tokens_id") REFERENCES "tokens"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_former_names_fk" FOREIGN KEY ("former_names_id") REFERENCES "former_names"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_subjects_fk" FOREIGN KEY ("subjects_id") REFERENCES "subjects"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_locked_documents_rels_school_dates_fk" FOREIGN KEY ("school_dates_id") REFERENCES "school_dates"("id") ON DELETE CASCADE;

ALTER TABLE "payload_preferences_rels"
	ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload_preferences"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE;

ALTER TABLE "settings"
	ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "settings_footer_picture_id_media_id_fk" FOREIGN KEY ("footer_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "_settings_v"
	ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "_settings_v_version_footer_picture_id_media_id_fk" FOREIGN KEY ("version_footer_picture_id") REFERENCES "media"("id") ON DELETE SET NULL;

ALTER TABLE "privacy_rows"
	ADD CONSTRAINT "privacy_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "privacy"("id") ON DELETE CASCADE;

ALTER TABLE "_privacy_v_version_rows"
	ADD CONSTRAINT "_privacy_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_privacy_v"("id") ON DELETE CASCADE;

ALTER TABLE "grading_bands"
	ADD CONSTRAINT "grading_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "grading"("id") ON DELETE CASCADE;
`;

/** Tables outside of Payload's schema, read and written with SQL: no records of the back office. */
const ownTables = `
-- Numbers that must not be used twice, and limits of requests that must survive a restart.
CREATE TABLE "counters" (
	"name" varchar PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);

CREATE TABLE "limits" (
	"key" varchar PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);

-- Imports of students.
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"open" integer,
	"state" varchar NOT NULL,
	"staff_id" integer,
	"file" varchar NOT NULL,
	"fault" varchar,
	"detail" varchar,
	"content" varchar,
	"changes" varchar,
	"created_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"applied_at" varchar,
	"updated_at" varchar NOT NULL
);
CREATE UNIQUE INDEX "imports_open_idx" ON "imports" ("open");
ALTER TABLE "imports"
	ADD CONSTRAINT "imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL;

-- Marks of exams and their changes.
CREATE TABLE "marks" (
	"id" serial PRIMARY KEY NOT NULL,
	"exam_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"part" varchar NOT NULL,
	"hundredths" integer,
	"absent" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" integer,
	"staff_name" varchar NOT NULL,
	"updated_at" varchar NOT NULL
);
CREATE UNIQUE INDEX "marks_cell_idx" ON "marks" ("exam_id", "enrolment_id", "subject_id", "part");
CREATE INDEX "marks_enrolment_idx" ON "marks" ("enrolment_id");
CREATE INDEX "marks_subject_idx" ON "marks" ("subject_id");
ALTER TABLE "marks"
	ADD CONSTRAINT "marks_exam_id_fkey" FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "marks_enrolment_id_fkey" FOREIGN KEY ("enrolment_id") REFERENCES "enrolments"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "marks_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "marks_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL;

CREATE TABLE "marks_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"mark_id" integer NOT NULL,
	"staff_id" integer,
	"staff_name" varchar NOT NULL,
	"at" varchar NOT NULL,
	"from_text" varchar NOT NULL,
	"to_text" varchar NOT NULL
);
CREATE INDEX "marks_history_mark_idx" ON "marks_history" ("mark_id");
ALTER TABLE "marks_history"
	ADD CONSTRAINT "marks_history_mark_id_fkey" FOREIGN KEY ("mark_id") REFERENCES "marks"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "marks_history_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL;

-- Which results of an exam and class the public sees, and from when.
CREATE TABLE "releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"exam_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"at" varchar NOT NULL,
	"made_at" varchar NOT NULL,
	"staff_id" integer,
	"staff_name" varchar NOT NULL
);
CREATE UNIQUE INDEX "releases_exam_class_idx" ON "releases" ("exam_id", "class_id");
ALTER TABLE "releases"
	ADD CONSTRAINT "releases_exam_id_fkey" FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "releases_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "releases_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL;

-- Classes enrolled in the next year.
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" varchar NOT NULL,
	"staff_id" integer,
	"title" varchar NOT NULL,
	"calendar_year" integer NOT NULL,
	"student_count" integer NOT NULL,
	"changes" varchar,
	"applied_at" varchar NOT NULL
);
ALTER TABLE "promotions"
	ADD CONSTRAINT "promotions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL;

-- Index of the search, and the texts of files that it contains.
CREATE TABLE "search_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar NOT NULL,
	"record" integer NOT NULL,
	"topic" varchar,
	"year" integer,
	"dated" varchar,
	"shown_from" varchar,
	"shown_until" varchar,
	"title_words" tsvector NOT NULL,
	"words" tsvector NOT NULL
);
CREATE UNIQUE INDEX "search_entries_record_idx" ON "search_entries" ("kind", "record");
CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin (words) WITH (fastupdate=off);

CREATE TABLE "search_texts" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"title" varchar NOT NULL,
	"text" varchar NOT NULL,
	"files" varchar NOT NULL
);
ALTER TABLE "search_texts"
	ADD CONSTRAINT "search_texts_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "search_entries"("id") ON DELETE CASCADE;

CREATE TABLE "file_texts" (
	"media_id" integer PRIMARY KEY NOT NULL,
	"filename" varchar NOT NULL,
	"reader" integer NOT NULL,
	"outcome" varchar NOT NULL,
	"text" varchar NOT NULL
);
ALTER TABLE "file_texts"
	ADD CONSTRAINT "file_texts_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE CASCADE;

-- Visitors' answers to the question below a page.
CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar NOT NULL,
	"record_id" integer NOT NULL,
	"yes_count" integer DEFAULT 0 NOT NULL,
	"no_count" integer DEFAULT 0 NOT NULL,
	"unseen" integer DEFAULT 0 NOT NULL
);
CREATE UNIQUE INDEX "feedback_kind_record_idx" ON "feedback" ("kind", "record_id");
CREATE INDEX "feedback_unseen_idx" ON "feedback" ("unseen");

CREATE TABLE "feedback_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"feedback_id" integer NOT NULL,
	"text" varchar NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"at" varchar NOT NULL
);
CREATE INDEX "feedback_texts_feedback_idx" ON "feedback_texts" ("feedback_id");
ALTER TABLE "feedback_texts"
	ADD CONSTRAINT "feedback_texts_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE CASCADE;
`;

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statements of [types, payloadTables, references, ownTables]) await db.execute(sql.raw(statements));
	for (const statement of firstRows(replaced.postgres)) await db.execute(statement);
	// The classes were inserted with their ids.
	await db.execute(sql`SELECT setval(pg_get_serial_sequence('classes', 'id'), (SELECT max(id) FROM classes))`);
}

export async function down(): Promise<void> {
	throw new Error("There is no schema before this one.");
}
