import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { copyFiles, firstVersions, keepSequence } from '../publishing-data'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`notices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_rels_order_idx\` ON \`notices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_parent_idx\` ON \`notices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_path_idx\` ON \`notices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_media_id_idx\` ON \`notices_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_order_idx\` ON \`_notices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_parent_idx\` ON \`_notices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_path_idx\` ON \`_notices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_media_id_idx\` ON \`_notices_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`routines_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routines_rels_order_idx\` ON \`routines_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routines_rels_parent_idx\` ON \`routines_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routines_rels_path_idx\` ON \`routines_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`routines_rels_media_id_idx\` ON \`routines_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_routines_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_routines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_routines_v_rels_order_idx\` ON \`_routines_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_rels_parent_idx\` ON \`_routines_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_rels_path_idx\` ON \`_routines_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_rels_media_id_idx\` ON \`_routines_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`curriculums_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`curriculums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`curriculums_rels_order_idx\` ON \`curriculums_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_rels_parent_idx\` ON \`curriculums_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_rels_path_idx\` ON \`curriculums_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_rels_media_id_idx\` ON \`curriculums_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_curriculums_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_curriculums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_curriculums_v_rels_order_idx\` ON \`_curriculums_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_rels_parent_idx\` ON \`_curriculums_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_rels_path_idx\` ON \`_curriculums_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_rels_media_id_idx\` ON \`_curriculums_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_teachers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_designation\` text NOT NULL,
  	\`version_subject\` text,
  	\`version_phone\` text,
  	\`version_picture_id\` integer,
  	\`version_rank\` text DEFAULT 'teacher',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_teachers_v_parent_idx\` ON \`_teachers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version__order_idx\` ON \`_teachers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_picture_idx\` ON \`_teachers_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_updated_at_idx\` ON \`_teachers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_created_at_idx\` ON \`_teachers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_deleted_at_idx\` ON \`_teachers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_created_at_idx\` ON \`_teachers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_updated_at_idx\` ON \`_teachers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_committee_members_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_designation\` text NOT NULL,
  	\`version_subject\` text,
  	\`version_phone\` text,
  	\`version_picture_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committee_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_committee_members_v_parent_idx\` ON \`_committee_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_version_version__order_idx\` ON \`_committee_members_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_version_version_picture_idx\` ON \`_committee_members_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_version_version_updated_at_idx\` ON \`_committee_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_version_version_created_at_idx\` ON \`_committee_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_version_version_deleted_at_idx\` ON \`_committee_members_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_created_at_idx\` ON \`_committee_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committee_members_v_updated_at_idx\` ON \`_committee_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__order_idx\` ON \`_slides_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_picture_idx\` ON \`_slides_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_deleted_at_idx\` ON \`_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_link\` text NOT NULL,
  	\`version_group\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_parent_idx\` ON \`_menu_entries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version__order_idx\` ON \`_menu_entries_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_updated_at_idx\` ON \`_menu_entries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_created_at_idx\` ON \`_menu_entries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_deleted_at_idx\` ON \`_menu_entries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_created_at_idx\` ON \`_menu_entries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_updated_at_idx\` ON \`_menu_entries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_school_name\` text DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
  	\`version_school_address\` text,
  	\`version_school_mobile\` text,
  	\`version_eiin\` text,
  	\`version_header_color\` text DEFAULT 'f4f8f3' NOT NULL,
  	\`version_name_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`version_menu_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`version_name_size\` numeric DEFAULT 30 NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_footer_picture_id\` integer,
  	\`version_social_page\` text,
  	\`version_anthem_video\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_footer_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_footer_picture_idx\` ON \`_settings_v\` (\`version_footer_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_contact_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_address\` text,
  	\`version_office_days\` text,
  	\`version_office_hours\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  for (const statement of [...copyFiles, ...firstVersions()]) await db.run(statement)
  await db.run(sql`CREATE TABLE \`__new_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`published_at\` text,
  	\`shown_until\` text,
  	\`body\` text,
  	\`summary\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notices\`("id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", NULL, "_status" FROM \`notices\`;`)
  for (const statement of keepSequence('notices')) await db.run(statement)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices\` RENAME TO \`notices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`notices_name_idx\` ON \`notices\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`notices_published_at_idx\` ON \`notices\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_shown_until_idx\` ON \`notices\` (\`shown_until\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_unique_title_idx\` ON \`notices\` (\`name\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE TABLE \`__new__notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_published_at\` text,
  	\`version_shown_until\` text,
  	\`version_body\` text,
  	\`version_summary\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notices_v\`("id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", NULL, "version__status", "created_at", "updated_at", "latest", NULL FROM \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__notices_v\` RENAME TO \`_notices_v\`;`)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_name_idx\` ON \`_notices_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_published_at_idx\` ON \`_notices_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_shown_until_idx\` ON \`_notices_v\` (\`version_shown_until\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_autosave_idx\` ON \`_notices_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_routines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`published_at\` text,
  	\`shown_until\` text,
  	\`body\` text,
  	\`summary\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_routines\`("id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", NULL, "_status" FROM \`routines\`;`)
  for (const statement of keepSequence('routines')) await db.run(statement)
  await db.run(sql`DROP TABLE \`routines\`;`)
  await db.run(sql`ALTER TABLE \`__new_routines\` RENAME TO \`routines\`;`)
  await db.run(sql`CREATE INDEX \`routines_name_idx\` ON \`routines\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`routines_published_at_idx\` ON \`routines\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`routines_shown_until_idx\` ON \`routines\` (\`shown_until\`);`)
  await db.run(sql`CREATE INDEX \`routines_updated_at_idx\` ON \`routines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routines_created_at_idx\` ON \`routines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`routines_deleted_at_idx\` ON \`routines\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`routines__status_idx\` ON \`routines\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routines_unique_title_idx\` ON \`routines\` (\`name\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE TABLE \`__new__routines_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_published_at\` text,
  	\`version_shown_until\` text,
  	\`version_body\` text,
  	\`version_summary\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__routines_v\`("id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", NULL, "version__status", "created_at", "updated_at", "latest", NULL FROM \`_routines_v\`;`)
  await db.run(sql`DROP TABLE \`_routines_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__routines_v\` RENAME TO \`_routines_v\`;`)
  await db.run(sql`CREATE INDEX \`_routines_v_parent_idx\` ON \`_routines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_name_idx\` ON \`_routines_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_published_at_idx\` ON \`_routines_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_shown_until_idx\` ON \`_routines_v\` (\`version_shown_until\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_updated_at_idx\` ON \`_routines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_created_at_idx\` ON \`_routines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_deleted_at_idx\` ON \`_routines_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version__status_idx\` ON \`_routines_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_created_at_idx\` ON \`_routines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_updated_at_idx\` ON \`_routines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_latest_idx\` ON \`_routines_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_routines_v_autosave_idx\` ON \`_routines_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_curriculums\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`published_at\` text,
  	\`shown_until\` text,
  	\`body\` text,
  	\`summary\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_curriculums\`("id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "published_at", "shown_until", "body", "summary", "updated_at", "created_at", NULL, "_status" FROM \`curriculums\`;`)
  for (const statement of keepSequence('curriculums')) await db.run(statement)
  await db.run(sql`DROP TABLE \`curriculums\`;`)
  await db.run(sql`ALTER TABLE \`__new_curriculums\` RENAME TO \`curriculums\`;`)
  await db.run(sql`CREATE INDEX \`curriculums_name_idx\` ON \`curriculums\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_published_at_idx\` ON \`curriculums\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_shown_until_idx\` ON \`curriculums\` (\`shown_until\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_updated_at_idx\` ON \`curriculums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_created_at_idx\` ON \`curriculums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`curriculums_deleted_at_idx\` ON \`curriculums\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`curriculums__status_idx\` ON \`curriculums\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`curriculums_unique_title_idx\` ON \`curriculums\` (\`name\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE TABLE \`__new__curriculums_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_published_at\` text,
  	\`version_shown_until\` text,
  	\`version_body\` text,
  	\`version_summary\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`curriculums\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__curriculums_v\`("id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_published_at", "version_shown_until", "version_body", "version_summary", "version_updated_at", "version_created_at", NULL, "version__status", "created_at", "updated_at", "latest", NULL FROM \`_curriculums_v\`;`)
  await db.run(sql`DROP TABLE \`_curriculums_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__curriculums_v\` RENAME TO \`_curriculums_v\`;`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_parent_idx\` ON \`_curriculums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_name_idx\` ON \`_curriculums_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_published_at_idx\` ON \`_curriculums_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_shown_until_idx\` ON \`_curriculums_v\` (\`version_shown_until\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_updated_at_idx\` ON \`_curriculums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_created_at_idx\` ON \`_curriculums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_deleted_at_idx\` ON \`_curriculums_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version__status_idx\` ON \`_curriculums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_created_at_idx\` ON \`_curriculums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_updated_at_idx\` ON \`_curriculums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_latest_idx\` ON \`_curriculums_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_autosave_idx\` ON \`_curriculums_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`contents_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`contents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`contents_deleted_at_idx\` ON \`contents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contents_unique_title_idx\` ON \`contents\` (\`name\`) WHERE deleted_at IS NULL;`)
  await db.run(sql`CREATE INDEX \`contents_name_idx\` ON \`contents\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", "sizes_large_url", "sizes_large_width", "sizes_large_height", "sizes_large_mime_type", "sizes_large_filesize", "sizes_large_filename", "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename") SELECT "id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", NULL, NULL, NULL, NULL, NULL, NULL, "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename" FROM \`media\`;`)
  for (const statement of keepSequence('media')) await db.run(statement)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_contents_v_version_version_deleted_at_idx\` ON \`_contents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contents_v_autosave_idx\` ON \`_contents_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`teachers_deleted_at_idx\` ON \`teachers\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`committee_members\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`committee_members_deleted_at_idx\` ON \`committee_members\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`slides_deleted_at_idx\` ON \`slides\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`menu_entries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`menu_entries_deleted_at_idx\` ON \`menu_entries\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`notices_rels\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`routines_rels\`;`)
  await db.run(sql`DROP TABLE \`_routines_v_rels\`;`)
  await db.run(sql`DROP TABLE \`curriculums_rels\`;`)
  await db.run(sql`DROP TABLE \`_curriculums_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_teachers_v\`;`)
  await db.run(sql`DROP TABLE \`_committee_members_v\`;`)
  await db.run(sql`DROP TABLE \`_slides_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_entries_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
  await db.run(sql`DROP INDEX \`notices_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`notices_unique_title_idx\`;`)
  await db.run(sql`DROP INDEX \`notices_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`notices_attachment_idx\` ON \`notices\` (\`attachment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_name_idx\` ON \`notices\` (\`name\`);`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_attachment_idx\` ON \`_notices_v\` (\`version_attachment_id\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`routines_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`routines_unique_title_idx\`;`)
  await db.run(sql`DROP INDEX \`routines_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`routines\` ADD \`attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`routines_attachment_idx\` ON \`routines\` (\`attachment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`routines_name_idx\` ON \`routines\` (\`name\`);`)
  await db.run(sql`ALTER TABLE \`routines\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_routines_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_routines_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` ADD \`version_attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_attachment_idx\` ON \`_routines_v\` (\`version_attachment_id\`);`)
  await db.run(sql`ALTER TABLE \`_routines_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`curriculums_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`curriculums_unique_title_idx\`;`)
  await db.run(sql`DROP INDEX \`curriculums_name_idx\`;`)
  await db.run(sql`ALTER TABLE \`curriculums\` ADD \`attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`curriculums_attachment_idx\` ON \`curriculums\` (\`attachment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`curriculums_name_idx\` ON \`curriculums\` (\`name\`);`)
  await db.run(sql`ALTER TABLE \`curriculums\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_curriculums_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_curriculums_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` ADD \`version_attachment_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_attachment_idx\` ON \`_curriculums_v\` (\`version_attachment_id\`);`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`contents_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`contents_unique_title_idx\`;`)
  await db.run(sql`DROP INDEX \`contents_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contents_name_idx\` ON \`contents\` (\`name\`);`)
  await db.run(sql`ALTER TABLE \`contents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_contents_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_contents_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`teachers_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`committee_members_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`committee_members\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`slides_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`menu_entries_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text,
  	\`sizes_medium_url\` text,
  	\`sizes_medium_width\` numeric,
  	\`sizes_medium_height\` numeric,
  	\`sizes_medium_mime_type\` text,
  	\`sizes_medium_filesize\` numeric,
  	\`sizes_medium_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename") SELECT "id", "alt", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename", "sizes_medium_url", "sizes_medium_width", "sizes_medium_height", "sizes_medium_mime_type", "sizes_medium_filesize", "sizes_medium_filename", "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_medium_sizes_medium_filename_idx\` ON \`media\` (\`sizes_medium_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
}
