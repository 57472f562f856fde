import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`school_dates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'holiday' NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`ends_on\` text,
  	\`notice_id\` integer,
  	\`list\` text,
  	\`revision\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`school_dates_starts_on_idx\` ON \`school_dates\` (\`starts_on\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_notice_idx\` ON \`school_dates\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_list_idx\` ON \`school_dates\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_updated_at_idx\` ON \`school_dates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_created_at_idx\` ON \`school_dates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_deleted_at_idx\` ON \`school_dates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`school_dates_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`classes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`school_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`school_dates_rels_order_idx\` ON \`school_dates_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_rels_parent_idx\` ON \`school_dates_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_rels_path_idx\` ON \`school_dates_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`school_dates_rels_classes_id_idx\` ON \`school_dates_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE TABLE \`_school_dates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_kind\` text DEFAULT 'holiday' NOT NULL,
  	\`version_starts_on\` text NOT NULL,
  	\`version_ends_on\` text,
  	\`version_notice_id\` integer,
  	\`version_list\` text,
  	\`version_revision\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`school_dates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_dates_v_parent_idx\` ON \`_school_dates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_starts_on_idx\` ON \`_school_dates_v\` (\`version_starts_on\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_notice_idx\` ON \`_school_dates_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_list_idx\` ON \`_school_dates_v\` (\`version_list\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_updated_at_idx\` ON \`_school_dates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_created_at_idx\` ON \`_school_dates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_version_version_deleted_at_idx\` ON \`_school_dates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_created_at_idx\` ON \`_school_dates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_updated_at_idx\` ON \`_school_dates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_school_dates_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`classes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_school_dates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_dates_v_rels_order_idx\` ON \`_school_dates_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_rels_parent_idx\` ON \`_school_dates_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_rels_path_idx\` ON \`_school_dates_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_school_dates_v_rels_classes_id_idx\` ON \`_school_dates_v_rels\` (\`classes_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`school_dates_id\` integer REFERENCES school_dates(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_school_dates_id_idx\` ON \`payload_locked_documents_rels\` (\`school_dates_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`school_dates\`;`)
  await db.run(sql`DROP TABLE \`school_dates_rels\`;`)
  await db.run(sql`DROP TABLE \`_school_dates_v\`;`)
  await db.run(sql`DROP TABLE \`_school_dates_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`notices_id\` integer,
  	\`routines_id\` integer,
  	\`curriculums_id\` integer,
  	\`contents_id\` integer,
  	\`former_names_id\` integer,
  	\`teachers_id\` integer,
  	\`committee_members_id\` integer,
  	\`slides_id\` integer,
  	\`menu_entries_id\` integer,
  	\`media_id\` integer,
  	\`students_id\` integer,
  	\`enrolments_id\` integer,
  	\`applications_id\` integer,
  	\`exams_id\` integer,
  	\`results_id\` integer,
  	\`years_id\` integer,
  	\`classes_id\` integer,
  	\`sections_id\` integer,
  	\`subjects_id\` integer,
  	\`tokens_id\` integer,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routines_id\`) REFERENCES \`routines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`curriculums_id\`) REFERENCES \`curriculums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contents_id\`) REFERENCES \`contents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_names_id\`) REFERENCES \`former_names\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teachers_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committee_members_id\`) REFERENCES \`committee_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_entries_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`students_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exams_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`results_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`years_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subjects_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tokens_id\`) REFERENCES \`tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "former_names_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "students_id", "enrolments_id", "applications_id", "exams_id", "results_id", "years_id", "classes_id", "sections_id", "subjects_id", "tokens_id", "staff_id") SELECT "id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "former_names_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "students_id", "enrolments_id", "applications_id", "exams_id", "results_id", "years_id", "classes_id", "sections_id", "subjects_id", "tokens_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routines_id_idx\` ON \`payload_locked_documents_rels\` (\`routines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_curriculums_id_idx\` ON \`payload_locked_documents_rels\` (\`curriculums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contents_id_idx\` ON \`payload_locked_documents_rels\` (\`contents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_names_id_idx\` ON \`payload_locked_documents_rels\` (\`former_names_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teachers_id_idx\` ON \`payload_locked_documents_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committee_members_id_idx\` ON \`payload_locked_documents_rels\` (\`committee_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exams_id_idx\` ON \`payload_locked_documents_rels\` (\`exams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_results_id_idx\` ON \`payload_locked_documents_rels\` (\`results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_years_id_idx\` ON \`payload_locked_documents_rels\` (\`years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subjects_id_idx\` ON \`payload_locked_documents_rels\` (\`subjects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
}
