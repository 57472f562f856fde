/**
 * The whole schema as release 1.0.0 left it, under the name of that release's last migration: a database that has this
 * name is up to date, also one that 1.0.0 made in twenty steps (../release-1.ts). Nothing here may change, since existing
 * schools do not run it again.
 *
 * The JSON file of the same name is Payload's picture of its own tables. `migrate:create` compares the collections with
 * the JSON file whose name is last: a migration that it makes brings its own, and the older JSON file is then deleted. A
 * migration written by hand, for tables that Payload does not know, has none.
 */
import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { firstRows } from "../first-rows";
import { replaced } from "../release-1";

/** Payload's tables, each with its indexes. */
const payloadTables = `
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text,
	"published_at" text,
	"shown_until" text,
	"body" text,
	"summary" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	"_status" text DEFAULT 'draft',
	"saved_by" text,
	"kind" text DEFAULT 'general',
	"pinned" integer DEFAULT false
);
CREATE INDEX "notices_name_idx" ON "notices" ("name");
CREATE INDEX "notices_published_at_idx" ON "notices" ("published_at");
CREATE INDEX "notices_shown_until_idx" ON "notices" ("shown_until");
CREATE INDEX "notices_updated_at_idx" ON "notices" ("updated_at");
CREATE INDEX "notices_created_at_idx" ON "notices" ("created_at");
CREATE INDEX "notices_deleted_at_idx" ON "notices" ("deleted_at");
CREATE INDEX "notices__status_idx" ON "notices" ("_status");
CREATE UNIQUE INDEX "notices_unique_title_idx" ON "notices" ("name") WHERE deleted_at IS NULL;
CREATE INDEX "kind_publishedAt_idx" ON "notices" ("kind", "published_at");
CREATE INDEX "pinned_publishedAt_idx" ON "notices" ("pinned", "published_at");

CREATE TABLE "notices_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "notices"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "notices_rels_order_idx" ON "notices_rels" ("order");
CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" ("parent_id");
CREATE INDEX "notices_rels_path_idx" ON "notices_rels" ("path");
CREATE INDEX "notices_rels_media_id_idx" ON "notices_rels" ("media_id");

CREATE TABLE "_notices_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version_name" text,
	"version_published_at" text,
	"version_shown_until" text,
	"version_body" text,
	"version_summary" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"version__status" text DEFAULT 'draft',
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"latest" integer,
	"autosave" integer,
	"version_saved_by" text,
	"version_kind" text DEFAULT 'general',
	"version_pinned" integer DEFAULT false,
	FOREIGN KEY ("parent_id") REFERENCES "notices"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" ("parent_id");
CREATE INDEX "_notices_v_version_version_name_idx" ON "_notices_v" ("version_name");
CREATE INDEX "_notices_v_version_version_published_at_idx" ON "_notices_v" ("version_published_at");
CREATE INDEX "_notices_v_version_version_shown_until_idx" ON "_notices_v" ("version_shown_until");
CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" ("version_updated_at");
CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" ("version_created_at");
CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" ("version_deleted_at");
CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" ("version__status");
CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" ("created_at");
CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" ("updated_at");
CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" ("latest");
CREATE INDEX "_notices_v_autosave_idx" ON "_notices_v" ("autosave");
CREATE INDEX "version_kind_version_publishedAt_idx" ON "_notices_v" ("version_kind", "version_published_at");
CREATE INDEX "version_pinned_version_publishedAt_idx" ON "_notices_v" ("version_pinned", "version_published_at");

CREATE TABLE "_notices_v_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "_notices_v"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" ("order");
CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" ("parent_id");
CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" ("path");
CREATE INDEX "_notices_v_rels_media_id_idx" ON "_notices_v_rels" ("media_id");

CREATE TABLE "routines" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text,
	"published_at" text,
	"shown_until" text,
	"body" text,
	"summary" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	"_status" text DEFAULT 'draft',
	"saved_by" text
);
CREATE INDEX "routines_name_idx" ON "routines" ("name");
CREATE INDEX "routines_published_at_idx" ON "routines" ("published_at");
CREATE INDEX "routines_shown_until_idx" ON "routines" ("shown_until");
CREATE INDEX "routines_updated_at_idx" ON "routines" ("updated_at");
CREATE INDEX "routines_created_at_idx" ON "routines" ("created_at");
CREATE INDEX "routines_deleted_at_idx" ON "routines" ("deleted_at");
CREATE INDEX "routines__status_idx" ON "routines" ("_status");
CREATE UNIQUE INDEX "routines_unique_title_idx" ON "routines" ("name") WHERE deleted_at IS NULL;

CREATE TABLE "routines_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "routines"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "routines_rels_order_idx" ON "routines_rels" ("order");
CREATE INDEX "routines_rels_parent_idx" ON "routines_rels" ("parent_id");
CREATE INDEX "routines_rels_path_idx" ON "routines_rels" ("path");
CREATE INDEX "routines_rels_media_id_idx" ON "routines_rels" ("media_id");

CREATE TABLE "_routines_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version_name" text,
	"version_published_at" text,
	"version_shown_until" text,
	"version_body" text,
	"version_summary" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"version__status" text DEFAULT 'draft',
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"latest" integer,
	"autosave" integer,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "routines"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "_routines_v_parent_idx" ON "_routines_v" ("parent_id");
CREATE INDEX "_routines_v_version_version_name_idx" ON "_routines_v" ("version_name");
CREATE INDEX "_routines_v_version_version_published_at_idx" ON "_routines_v" ("version_published_at");
CREATE INDEX "_routines_v_version_version_shown_until_idx" ON "_routines_v" ("version_shown_until");
CREATE INDEX "_routines_v_version_version_updated_at_idx" ON "_routines_v" ("version_updated_at");
CREATE INDEX "_routines_v_version_version_created_at_idx" ON "_routines_v" ("version_created_at");
CREATE INDEX "_routines_v_version_version_deleted_at_idx" ON "_routines_v" ("version_deleted_at");
CREATE INDEX "_routines_v_version_version__status_idx" ON "_routines_v" ("version__status");
CREATE INDEX "_routines_v_created_at_idx" ON "_routines_v" ("created_at");
CREATE INDEX "_routines_v_updated_at_idx" ON "_routines_v" ("updated_at");
CREATE INDEX "_routines_v_latest_idx" ON "_routines_v" ("latest");
CREATE INDEX "_routines_v_autosave_idx" ON "_routines_v" ("autosave");

CREATE TABLE "_routines_v_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "_routines_v"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "_routines_v_rels_order_idx" ON "_routines_v_rels" ("order");
CREATE INDEX "_routines_v_rels_parent_idx" ON "_routines_v_rels" ("parent_id");
CREATE INDEX "_routines_v_rels_path_idx" ON "_routines_v_rels" ("path");
CREATE INDEX "_routines_v_rels_media_id_idx" ON "_routines_v_rels" ("media_id");

CREATE TABLE "curriculums" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text,
	"published_at" text,
	"shown_until" text,
	"body" text,
	"summary" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	"_status" text DEFAULT 'draft',
	"saved_by" text
);
CREATE INDEX "curriculums_name_idx" ON "curriculums" ("name");
CREATE INDEX "curriculums_published_at_idx" ON "curriculums" ("published_at");
CREATE INDEX "curriculums_shown_until_idx" ON "curriculums" ("shown_until");
CREATE INDEX "curriculums_updated_at_idx" ON "curriculums" ("updated_at");
CREATE INDEX "curriculums_created_at_idx" ON "curriculums" ("created_at");
CREATE INDEX "curriculums_deleted_at_idx" ON "curriculums" ("deleted_at");
CREATE INDEX "curriculums__status_idx" ON "curriculums" ("_status");
CREATE UNIQUE INDEX "curriculums_unique_title_idx" ON "curriculums" ("name") WHERE deleted_at IS NULL;

CREATE TABLE "curriculums_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "curriculums"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "curriculums_rels_order_idx" ON "curriculums_rels" ("order");
CREATE INDEX "curriculums_rels_parent_idx" ON "curriculums_rels" ("parent_id");
CREATE INDEX "curriculums_rels_path_idx" ON "curriculums_rels" ("path");
CREATE INDEX "curriculums_rels_media_id_idx" ON "curriculums_rels" ("media_id");

CREATE TABLE "_curriculums_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version_name" text,
	"version_published_at" text,
	"version_shown_until" text,
	"version_body" text,
	"version_summary" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"version__status" text DEFAULT 'draft',
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"latest" integer,
	"autosave" integer,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "curriculums"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "_curriculums_v_parent_idx" ON "_curriculums_v" ("parent_id");
CREATE INDEX "_curriculums_v_version_version_name_idx" ON "_curriculums_v" ("version_name");
CREATE INDEX "_curriculums_v_version_version_published_at_idx" ON "_curriculums_v" ("version_published_at");
CREATE INDEX "_curriculums_v_version_version_shown_until_idx" ON "_curriculums_v" ("version_shown_until");
CREATE INDEX "_curriculums_v_version_version_updated_at_idx" ON "_curriculums_v" ("version_updated_at");
CREATE INDEX "_curriculums_v_version_version_created_at_idx" ON "_curriculums_v" ("version_created_at");
CREATE INDEX "_curriculums_v_version_version_deleted_at_idx" ON "_curriculums_v" ("version_deleted_at");
CREATE INDEX "_curriculums_v_version_version__status_idx" ON "_curriculums_v" ("version__status");
CREATE INDEX "_curriculums_v_created_at_idx" ON "_curriculums_v" ("created_at");
CREATE INDEX "_curriculums_v_updated_at_idx" ON "_curriculums_v" ("updated_at");
CREATE INDEX "_curriculums_v_latest_idx" ON "_curriculums_v" ("latest");
CREATE INDEX "_curriculums_v_autosave_idx" ON "_curriculums_v" ("autosave");

CREATE TABLE "_curriculums_v_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"media_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "_curriculums_v"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "_curriculums_v_rels_order_idx" ON "_curriculums_v_rels" ("order");
CREATE INDEX "_curriculums_v_rels_parent_idx" ON "_curriculums_v_rels" ("parent_id");
CREATE INDEX "_curriculums_v_rels_path_idx" ON "_curriculums_v_rels" ("path");
CREATE INDEX "_curriculums_v_rels_media_id_idx" ON "_curriculums_v_rels" ("media_id");

CREATE TABLE "contents" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"_order" text,
	"name" text,
	"place" text DEFAULT 'page',
	"picture_id" integer,
	"readmore_text" text,
	"body" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"_status" text DEFAULT 'draft',
	"published_at" text,
	"shown_until" text,
	"topic" text,
	"deleted_at" text,
	"saved_by" text,
	FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "contents__order_idx" ON "contents" ("_order");
CREATE INDEX "contents_picture_idx" ON "contents" ("picture_id");
CREATE INDEX "contents_updated_at_idx" ON "contents" ("updated_at");
CREATE INDEX "contents_created_at_idx" ON "contents" ("created_at");
CREATE INDEX "contents__status_idx" ON "contents" ("_status");
CREATE INDEX "contents_published_at_idx" ON "contents" ("published_at");
CREATE INDEX "contents_shown_until_idx" ON "contents" ("shown_until");
CREATE INDEX "contents_deleted_at_idx" ON "contents" ("deleted_at");
CREATE UNIQUE INDEX "contents_unique_title_idx" ON "contents" ("name") WHERE deleted_at IS NULL;
CREATE INDEX "contents_name_idx" ON "contents" ("name");

CREATE TABLE "_contents_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version__order" text,
	"version_name" text,
	"version_place" text DEFAULT 'page',
	"version_picture_id" integer,
	"version_readmore_text" text,
	"version_body" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version__status" text DEFAULT 'draft',
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"latest" integer,
	"version_published_at" text,
	"version_shown_until" text,
	"version_topic" text,
	"version_deleted_at" text,
	"autosave" integer,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "contents"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"record" numeric NOT NULL
);
CREATE INDEX "former_names_record_idx" ON "former_names" ("record");
CREATE UNIQUE INDEX "kind_name_idx" ON "former_names" ("kind", "name");

CREATE TABLE "school_dates" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'holiday' NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text,
	"notice_id" integer,
	"list" text,
	"revision" numeric,
	"saved_by" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	FOREIGN KEY ("notice_id") REFERENCES "notices"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "school_dates_starts_on_idx" ON "school_dates" ("starts_on");
CREATE INDEX "school_dates_notice_idx" ON "school_dates" ("notice_id");
CREATE INDEX "school_dates_list_idx" ON "school_dates" ("list");
CREATE INDEX "school_dates_updated_at_idx" ON "school_dates" ("updated_at");
CREATE INDEX "school_dates_created_at_idx" ON "school_dates" ("created_at");
CREATE INDEX "school_dates_deleted_at_idx" ON "school_dates" ("deleted_at");

CREATE TABLE "school_dates_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"classes_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "school_dates"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "school_dates_rels_order_idx" ON "school_dates_rels" ("order");
CREATE INDEX "school_dates_rels_parent_idx" ON "school_dates_rels" ("parent_id");
CREATE INDEX "school_dates_rels_path_idx" ON "school_dates_rels" ("path");
CREATE INDEX "school_dates_rels_classes_id_idx" ON "school_dates_rels" ("classes_id");

CREATE TABLE "_school_dates_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version_name" text NOT NULL,
	"version_kind" text DEFAULT 'holiday' NOT NULL,
	"version_starts_on" text NOT NULL,
	"version_ends_on" text,
	"version_notice_id" integer,
	"version_list" text,
	"version_revision" numeric,
	"version_saved_by" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY ("parent_id") REFERENCES "school_dates"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_notice_id") REFERENCES "notices"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"classes_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "_school_dates_v"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "_school_dates_v_rels_order_idx" ON "_school_dates_v_rels" ("order");
CREATE INDEX "_school_dates_v_rels_parent_idx" ON "_school_dates_v_rels" ("parent_id");
CREATE INDEX "_school_dates_v_rels_path_idx" ON "_school_dates_v_rels" ("path");
CREATE INDEX "_school_dates_v_rels_classes_id_idx" ON "_school_dates_v_rels" ("classes_id");

CREATE TABLE "teachers" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"_order" text,
	"name" text NOT NULL,
	"designation" text NOT NULL,
	"subject" text,
	"phone" text,
	"picture_id" integer,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"rank" text DEFAULT 'teacher',
	"deleted_at" text,
	"saved_by" text,
	FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "teachers__order_idx" ON "teachers" ("_order");
CREATE INDEX "teachers_picture_idx" ON "teachers" ("picture_id");
CREATE INDEX "teachers_updated_at_idx" ON "teachers" ("updated_at");
CREATE INDEX "teachers_created_at_idx" ON "teachers" ("created_at");
CREATE INDEX "teachers_deleted_at_idx" ON "teachers" ("deleted_at");

CREATE TABLE "_teachers_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version__order" text,
	"version_name" text NOT NULL,
	"version_designation" text NOT NULL,
	"version_subject" text,
	"version_phone" text,
	"version_picture_id" integer,
	"version_rank" text DEFAULT 'teacher',
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "teachers"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"_order" text,
	"name" text NOT NULL,
	"designation" text NOT NULL,
	"subject" text,
	"phone" text,
	"picture_id" integer,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	"saved_by" text,
	FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "committee_members__order_idx" ON "committee_members" ("_order");
CREATE INDEX "committee_members_picture_idx" ON "committee_members" ("picture_id");
CREATE INDEX "committee_members_updated_at_idx" ON "committee_members" ("updated_at");
CREATE INDEX "committee_members_created_at_idx" ON "committee_members" ("created_at");
CREATE INDEX "committee_members_deleted_at_idx" ON "committee_members" ("deleted_at");

CREATE TABLE "_committee_members_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version__order" text,
	"version_name" text NOT NULL,
	"version_designation" text NOT NULL,
	"version_subject" text,
	"version_phone" text,
	"version_picture_id" integer,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "committee_members"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"_order" text,
	"picture_id" integer NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"deleted_at" text,
	"saved_by" text,
	FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "slides__order_idx" ON "slides" ("_order");
CREATE INDEX "slides_picture_idx" ON "slides" ("picture_id");
CREATE INDEX "slides_updated_at_idx" ON "slides" ("updated_at");
CREATE INDEX "slides_created_at_idx" ON "slides" ("created_at");
CREATE INDEX "slides_deleted_at_idx" ON "slides" ("deleted_at");

CREATE TABLE "_slides_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version__order" text,
	"version_picture_id" integer NOT NULL,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "slides"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"_order" text,
	"name" text NOT NULL,
	"link" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"group" text,
	"deleted_at" text,
	"saved_by" text
);
CREATE INDEX "menu_entries__order_idx" ON "menu_entries" ("_order");
CREATE INDEX "menu_entries_updated_at_idx" ON "menu_entries" ("updated_at");
CREATE INDEX "menu_entries_created_at_idx" ON "menu_entries" ("created_at");
CREATE INDEX "menu_entries_deleted_at_idx" ON "menu_entries" ("deleted_at");

CREATE TABLE "_menu_entries_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"parent_id" integer,
	"version__order" text,
	"version_name" text NOT NULL,
	"version_link" text NOT NULL,
	"version_group" text,
	"version_updated_at" text,
	"version_created_at" text,
	"version_deleted_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text,
	FOREIGN KEY ("parent_id") REFERENCES "menu_entries"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "_menu_entries_v_parent_idx" ON "_menu_entries_v" ("parent_id");
CREATE INDEX "_menu_entries_v_version_version__order_idx" ON "_menu_entries_v" ("version__order");
CREATE INDEX "_menu_entries_v_version_version_updated_at_idx" ON "_menu_entries_v" ("version_updated_at");
CREATE INDEX "_menu_entries_v_version_version_created_at_idx" ON "_menu_entries_v" ("version_created_at");
CREATE INDEX "_menu_entries_v_version_version_deleted_at_idx" ON "_menu_entries_v" ("version_deleted_at");
CREATE INDEX "_menu_entries_v_created_at_idx" ON "_menu_entries_v" ("created_at");
CREATE INDEX "_menu_entries_v_updated_at_idx" ON "_menu_entries_v" ("updated_at");

CREATE TABLE "media" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"alt" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"url" text,
	"thumbnail_u_r_l" text,
	"filename" text,
	"mime_type" text,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_small_url" text,
	"sizes_small_width" numeric,
	"sizes_small_height" numeric,
	"sizes_small_mime_type" text,
	"sizes_small_filesize" numeric,
	"sizes_small_filename" text,
	"sizes_medium_url" text,
	"sizes_medium_width" numeric,
	"sizes_medium_height" numeric,
	"sizes_medium_mime_type" text,
	"sizes_medium_filesize" numeric,
	"sizes_medium_filename" text,
	"sizes_large_url" text,
	"sizes_large_width" numeric,
	"sizes_large_height" numeric,
	"sizes_large_mime_type" text,
	"sizes_large_filesize" numeric,
	"sizes_large_filename" text,
	"sizes_card_url" text,
	"sizes_card_width" numeric,
	"sizes_card_height" numeric,
	"sizes_card_mime_type" text,
	"sizes_card_filesize" numeric,
	"sizes_card_filename" text
);
CREATE INDEX "media_updated_at_idx" ON "media" ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" ("filename");
CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" ("sizes_small_filename");
CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" ("sizes_medium_filename");
CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" ("sizes_large_filename");
CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" ("sizes_card_filename");

CREATE TABLE "students" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"code" numeric NOT NULL,
	"name" text NOT NULL,
	"date_of_birth" text,
	"birth_number" text,
	"gender" text NOT NULL,
	"father_name" text NOT NULL,
	"father_mobile" text,
	"mother_name" text NOT NULL,
	"mother_mobile" text,
	"present_class_id" integer,
	"previous_class_id" integer,
	"previous_school" text,
	"present_thana" text,
	"present_address" text,
	"permanent_thana" text,
	"permanent_address" text,
	"picture" text,
	"password_hash" text,
	"password_version" numeric DEFAULT 0 NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"title" text,
	"erased_at" text,
	FOREIGN KEY ("present_class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("previous_class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"student_id" integer NOT NULL,
	"year_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"roll" numeric NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY ("student_id") REFERENCES "students"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("year_id") REFERENCES "years"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"code" numeric NOT NULL,
	"name" text NOT NULL,
	"date_of_birth" text,
	"birth_number" text,
	"gender" text NOT NULL,
	"father_name" text NOT NULL,
	"father_mobile" text,
	"mother_name" text NOT NULL,
	"mother_mobile" text,
	"present_class_id" integer,
	"previous_class_id" integer,
	"previous_school" text,
	"present_thana" text,
	"present_address" text,
	"permanent_thana" text,
	"permanent_address" text,
	"picture" text,
	"browser_key" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"title" text,
	"reason" text,
	"decided_by" text,
	"decided_at" text,
	FOREIGN KEY ("present_class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("previous_class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text NOT NULL,
	"year_id" integer NOT NULL,
	"type" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"title" text,
	FOREIGN KEY ("year_id") REFERENCES "years"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "exams_year_idx" ON "exams" ("year_id");
CREATE INDEX "exams_updated_at_idx" ON "exams" ("updated_at");
CREATE INDEX "exams_created_at_idx" ON "exams" ("created_at");
CREATE UNIQUE INDEX "year_name_idx" ON "exams" ("year_id", "name");

CREATE TABLE "results_subjects" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"month_marks" numeric,
	"semester_marks" numeric,
	"marks" numeric NOT NULL,
	"full_marks" numeric NOT NULL,
	"fourth" integer DEFAULT false,
	"absent" integer DEFAULT false,
	FOREIGN KEY ("_parent_id") REFERENCES "results"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "results_subjects_order_idx" ON "results_subjects" ("_order");
CREATE INDEX "results_subjects_parent_id_idx" ON "results_subjects" ("_parent_id");

CREATE TABLE "results" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"student_id" integer NOT NULL,
	"exam_id" integer NOT NULL,
	"position" numeric,
	"total" numeric DEFAULT 0 NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"class_id" integer REFERENCES classes(id),
	FOREIGN KEY ("student_id") REFERENCES "students"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "results_student_idx" ON "results" ("student_id");
CREATE INDEX "results_exam_idx" ON "results" ("exam_id");
CREATE INDEX "results_updated_at_idx" ON "results" ("updated_at");
CREATE INDEX "results_created_at_idx" ON "results" ("created_at");
CREATE UNIQUE INDEX "student_exam_idx" ON "results" ("student_id", "exam_id");
CREATE INDEX "results_class_idx" ON "results" ("class_id");

CREATE TABLE "years" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"year" numeric NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"title" text
);
CREATE UNIQUE INDEX "years_year_idx" ON "years" ("year");
CREATE INDEX "years_updated_at_idx" ON "years" ("updated_at");
CREATE INDEX "years_created_at_idx" ON "years" ("created_at");

CREATE TABLE "classes" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE UNIQUE INDEX "classes_name_idx" ON "classes" ("name");
CREATE INDEX "classes_updated_at_idx" ON "classes" ("updated_at");
CREATE INDEX "classes_created_at_idx" ON "classes" ("created_at");

CREATE TABLE "sections" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text NOT NULL,
	"class_id" integer NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"title" text,
	FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "sections_class_idx" ON "sections" ("class_id");
CREATE INDEX "sections_updated_at_idx" ON "sections" ("updated_at");
CREATE INDEX "sections_created_at_idx" ON "sections" ("created_at");
CREATE UNIQUE INDEX "class_name_idx" ON "sections" ("class_id", "name");

CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"title" text,
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"sequence" numeric,
	"full_marks" numeric DEFAULT 100 NOT NULL,
	"month_full" numeric DEFAULT 30 NOT NULL,
	"semester_full" numeric DEFAULT 70 NOT NULL,
	"monthly_full" numeric DEFAULT 50 NOT NULL,
	"fourth" integer DEFAULT false,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "subjects_class_idx" ON "subjects" ("class_id");
CREATE INDEX "subjects_updated_at_idx" ON "subjects" ("updated_at");
CREATE INDEX "subjects_created_at_idx" ON "subjects" ("created_at");
CREATE UNIQUE INDEX "class_name_1_idx" ON "subjects" ("class_id", "name");

CREATE TABLE "tokens" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"hash" text NOT NULL,
	"student_id" integer,
	"application_id" integer,
	"password_version" numeric DEFAULT 0 NOT NULL,
	"expires_at" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY ("student_id") REFERENCES "students"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON UPDATE no action ON DELETE set null
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
	"id" text PRIMARY KEY NOT NULL,
	"created_at" text,
	"expires_at" text NOT NULL,
	FOREIGN KEY ("_parent_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" ("_order");
CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" ("_parent_id");

CREATE TABLE "staff" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"reset_password_token" text,
	"reset_password_expiration" text,
	"salt" text,
	"hash" text,
	"reset_password_requested_at" text,
	"role" text DEFAULT 'clerk' NOT NULL,
	"email" text,
	"username" text
);
CREATE INDEX "staff_updated_at_idx" ON "staff" ("updated_at");
CREATE INDEX "staff_created_at_idx" ON "staff" ("created_at");
CREATE UNIQUE INDEX "staff_email_idx" ON "staff" ("email");
CREATE UNIQUE INDEX "staff_username_idx" ON "staff" ("username");

CREATE TABLE "staff_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"classes_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("classes_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "staff_rels_order_idx" ON "staff_rels" ("order");
CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" ("parent_id");
CREATE INDEX "staff_rels_path_idx" ON "staff_rels" ("path");
CREATE INDEX "staff_rels_classes_id_idx" ON "staff_rels" ("classes_id");

CREATE TABLE "activity" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"at" text NOT NULL,
	"by_id" integer,
	"by_name" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"record" numeric,
	"title" text,
	"detail" text,
	"version" numeric,
	"was_published" integer,
	FOREIGN KEY ("by_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "activity_at_idx" ON "activity" ("at");
CREATE INDEX "activity_by_idx" ON "activity" ("by_id");
CREATE INDEX "kind_record_idx" ON "activity" ("kind", "record");

CREATE TABLE "payload_kv" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"key" text NOT NULL,
	"data" text NOT NULL
);
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" ("key");

CREATE TABLE "payload_locked_documents" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"global_slug" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" ("created_at");

CREATE TABLE "payload_locked_documents_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
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
	"students_id" integer REFERENCES students(id) ON DELETE cascade,
	"enrolments_id" integer REFERENCES enrolments(id) ON DELETE cascade,
	"years_id" integer REFERENCES years(id) ON DELETE cascade,
	"classes_id" integer REFERENCES classes(id) ON DELETE cascade,
	"sections_id" integer REFERENCES sections(id) ON DELETE cascade,
	"exams_id" integer REFERENCES exams(id) ON DELETE cascade,
	"results_id" integer REFERENCES results(id) ON DELETE cascade,
	"applications_id" integer REFERENCES applications(id) ON DELETE cascade,
	"tokens_id" integer REFERENCES tokens(id) ON DELETE cascade,
	"former_names_id" integer REFERENCES former_names(id),
	"subjects_id" integer REFERENCES subjects(id),
	"school_dates_id" integer REFERENCES school_dates(id),
	FOREIGN KEY ("parent_id") REFERENCES "payload_locked_documents"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("notices_id") REFERENCES "notices"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("routines_id") REFERENCES "routines"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("curriculums_id") REFERENCES "curriculums"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("contents_id") REFERENCES "contents"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("teachers_id") REFERENCES "teachers"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("committee_members_id") REFERENCES "committee_members"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("slides_id") REFERENCES "slides"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("menu_entries_id") REFERENCES "menu_entries"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE cascade
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
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"key" text,
	"value" text,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" ("created_at");

CREATE TABLE "payload_preferences_rels" (
	"id" integer PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" text NOT NULL,
	"staff_id" integer,
	FOREIGN KEY ("parent_id") REFERENCES "payload_preferences"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" ("path");
CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" ("staff_id");

CREATE TABLE "payload_migrations" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"name" text,
	"batch" numeric,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" ("created_at");

CREATE TABLE "settings" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"school_name" text DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
	"school_address" text,
	"school_mobile" text,
	"eiin" text,
	"header_color" text DEFAULT 'f4f8f3' NOT NULL,
	"name_color" text DEFAULT '0b4f3a' NOT NULL,
	"menu_color" text DEFAULT '0b4f3a' NOT NULL,
	"name_size" numeric DEFAULT 30 NOT NULL,
	"logo_id" integer,
	"footer_picture_id" integer,
	"social_page" text,
	"anthem_video" text,
	"updated_at" text,
	"created_at" text,
	"saved_by" text,
	FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("footer_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "settings_logo_idx" ON "settings" ("logo_id");
CREATE INDEX "settings_footer_picture_idx" ON "settings" ("footer_picture_id");

CREATE TABLE "_settings_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_school_name" text DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
	"version_school_address" text,
	"version_school_mobile" text,
	"version_eiin" text,
	"version_header_color" text DEFAULT 'f4f8f3' NOT NULL,
	"version_name_color" text DEFAULT '0b4f3a' NOT NULL,
	"version_menu_color" text DEFAULT '0b4f3a' NOT NULL,
	"version_name_size" numeric DEFAULT 30 NOT NULL,
	"version_logo_id" integer,
	"version_footer_picture_id" integer,
	"version_social_page" text,
	"version_anthem_video" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text,
	FOREIGN KEY ("version_logo_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null,
	FOREIGN KEY ("version_footer_picture_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" ("version_logo_id");
CREATE INDEX "_settings_v_version_version_footer_picture_idx" ON "_settings_v" ("version_footer_picture_id");
CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" ("created_at");
CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" ("updated_at");

CREATE TABLE "contact" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"office_days" text,
	"office_hours" text,
	"updated_at" text,
	"created_at" text,
	"saved_by" text
);

CREATE TABLE "_contact_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_email" text,
	"version_phone" text,
	"version_address" text,
	"version_office_days" text,
	"version_office_hours" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"version_saved_by" text
);
CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" ("created_at");
CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" ("updated_at");

CREATE TABLE "banner" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"text" text,
	"link" text,
	"starts_at" text,
	"ends_at" text,
	"saved_by" text,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "_banner_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_text" text,
	"version_link" text,
	"version_starts_at" text,
	"version_ends_at" text,
	"version_saved_by" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "_banner_v_created_at_idx" ON "_banner_v" ("created_at");
CREATE INDEX "_banner_v_updated_at_idx" ON "_banner_v" ("updated_at");

CREATE TABLE "admission" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"opens_at" text,
	"closes_at" text,
	"saved_by" text,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "_admission_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_opens_at" text,
	"version_closes_at" text,
	"version_saved_by" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "_admission_v_created_at_idx" ON "_admission_v" ("created_at");
CREATE INDEX "_admission_v_updated_at_idx" ON "_admission_v" ("updated_at");

CREATE TABLE "privacy_rows" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"why" text NOT NULL,
	"time" text NOT NULL,
	"who" text NOT NULL,
	FOREIGN KEY ("_parent_id") REFERENCES "privacy"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "privacy_rows_order_idx" ON "privacy_rows" ("_order");
CREATE INDEX "privacy_rows_parent_id_idx" ON "privacy_rows" ("_parent_id");

CREATE TABLE "privacy" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"body" text,
	"saved_by" text,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "_privacy_v_version_rows" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"what" text NOT NULL,
	"why" text NOT NULL,
	"time" text NOT NULL,
	"who" text NOT NULL,
	"_uuid" text,
	FOREIGN KEY ("_parent_id") REFERENCES "_privacy_v"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "_privacy_v_version_rows_order_idx" ON "_privacy_v_version_rows" ("_order");
CREATE INDEX "_privacy_v_version_rows_parent_id_idx" ON "_privacy_v_version_rows" ("_parent_id");

CREATE TABLE "_privacy_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_body" text,
	"version_saved_by" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" ("created_at");
CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" ("updated_at");

CREATE TABLE "accessibility" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"body" text,
	"saved_by" text,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "_accessibility_v" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"version_body" text,
	"version_saved_by" text,
	"version_updated_at" text,
	"version_created_at" text,
	"created_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	"updated_at" text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
);
CREATE INDEX "_accessibility_v_created_at_idx" ON "_accessibility_v" ("created_at");
CREATE INDEX "_accessibility_v_updated_at_idx" ON "_accessibility_v" ("updated_at");

CREATE TABLE "grading_bands" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"grade" text NOT NULL,
	"from" numeric NOT NULL,
	"point" numeric NOT NULL,
	FOREIGN KEY ("_parent_id") REFERENCES "grading"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "grading_bands_order_idx" ON "grading_bands" ("_order");
CREATE INDEX "grading_bands_parent_id_idx" ON "grading_bands" ("_parent_id");

CREATE TABLE "grading" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"graded" integer DEFAULT true,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "marking" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"weighted" integer DEFAULT false,
	"month_share" numeric DEFAULT 30,
	"rank_within" text DEFAULT 'class' NOT NULL,
	"updated_at" text,
	"created_at" text
);

CREATE TABLE "student_area" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"directory_open" integer DEFAULT false,
	"updated_at" text,
	"created_at" text
);
`;

/** Tables outside of Payload's schema, read and written with SQL: no records of the back office. */
const ownTables = `
-- Numbers that must not be used twice, and limits of requests that must survive a restart.
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);

CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" integer
);

-- Imports of students.
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"open" integer,
	"state" text NOT NULL,
	"staff_id" integer,
	"file" text NOT NULL,
	"fault" text,
	"detail" text,
	"content" text,
	"changes" text,
	"created_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"applied_at" text,
	"updated_at" text NOT NULL,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX "imports_open_idx" ON "imports" ("open");

-- Marks of exams and their changes.
CREATE TABLE "marks" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"exam_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"part" text NOT NULL,
	"hundredths" integer,
	"absent" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" integer,
	"staff_name" text NOT NULL,
	"updated_at" text NOT NULL,
	FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("enrolment_id") REFERENCES "enrolments"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("subject_id") REFERENCES "subjects"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX "marks_cell_idx" ON "marks" ("exam_id", "enrolment_id", "subject_id", "part");
CREATE INDEX "marks_enrolment_idx" ON "marks" ("enrolment_id");
CREATE INDEX "marks_subject_idx" ON "marks" ("subject_id");

CREATE TABLE "marks_history" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"mark_id" integer NOT NULL,
	"staff_id" integer,
	"staff_name" text NOT NULL,
	"at" text NOT NULL,
	"from_text" text NOT NULL,
	"to_text" text NOT NULL,
	FOREIGN KEY ("mark_id") REFERENCES "marks"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);
CREATE INDEX "marks_history_mark_idx" ON "marks_history" ("mark_id");

-- Which results of an exam and class the public sees, and from when.
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"exam_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"at" text NOT NULL,
	"made_at" text NOT NULL,
	"staff_id" integer,
	"staff_name" text NOT NULL,
	FOREIGN KEY ("exam_id") REFERENCES "exams"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);
CREATE UNIQUE INDEX "releases_exam_class_idx" ON "releases" ("exam_id", "class_id");

-- Classes enrolled in the next year.
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"state" text NOT NULL,
	"staff_id" integer,
	"title" text NOT NULL,
	"calendar_year" integer NOT NULL,
	"student_count" integer NOT NULL,
	"changes" text,
	"applied_at" text NOT NULL,
	FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON UPDATE no action ON DELETE set null
);

-- Index of the search, and the texts of files that it contains.
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"kind" text NOT NULL,
	"record" integer NOT NULL,
	"topic" text,
	"year" integer,
	"dated" text,
	"shown_from" text,
	"shown_until" text
);
CREATE UNIQUE INDEX "search_entries_record_idx" ON "search_entries" ("kind", "record");

CREATE TABLE "search_texts" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"files" text NOT NULL,
	FOREIGN KEY ("entry_id") REFERENCES "search_entries"("id") ON UPDATE no action ON DELETE cascade
);

CREATE VIRTUAL TABLE "search_words" USING fts5(
	title,
	text,
	content='',
	contentless_delete=1,
	prefix='2 3',
	tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'"
);

CREATE TABLE "file_texts" (
	"media_id" integer PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"reader" integer NOT NULL,
	"outcome" text NOT NULL,
	"text" text NOT NULL,
	FOREIGN KEY ("media_id") REFERENCES "media"("id") ON UPDATE no action ON DELETE cascade
);

-- Visitors' answers to the question below a page.
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"yes_count" integer DEFAULT 0 NOT NULL,
	"no_count" integer DEFAULT 0 NOT NULL,
	"unseen" integer DEFAULT 0 NOT NULL
);
CREATE UNIQUE INDEX "feedback_kind_record_idx" ON "feedback" ("kind", "record_id");
CREATE INDEX "feedback_unseen_idx" ON "feedback" ("unseen");

CREATE TABLE "feedback_texts" (
	"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	"feedback_id" integer NOT NULL,
	"text" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"at" text NOT NULL,
	FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON UPDATE no action ON DELETE cascade
);
CREATE INDEX "feedback_texts_feedback_idx" ON "feedback_texts" ("feedback_id");
`;

/** SQLite's driver runs one statement at a time. */
const statementsOf = (text: string) => text.trim().split(/;\s*\n|;$/).filter(Boolean);

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of statementsOf(payloadTables + ownTables)) await db.run(sql.raw(statement));
	for (const statement of firstRows(replaced.sqlite)) await db.run(statement);
}

export async function down(): Promise<void> {
	throw new Error("There is no schema before this one.");
}
