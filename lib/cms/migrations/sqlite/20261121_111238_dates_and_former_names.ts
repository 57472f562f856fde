import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`former_names\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`record\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_names_record_idx\` ON \`former_names\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_name_idx\` ON \`former_names\` (\`kind\`,\`name\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`notices_shown_until_idx\` ON \`notices\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_shown_until_idx\` ON \`_notices_v\` (\`version_shown_until\`);`)
  await db.run(sql`ALTER TABLE \`routines\` ADD \`shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`routines_shown_until_idx\` ON \`routines\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`_routines_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`_routines_v_version_version_shown_until_idx\` ON \`_routines_v\` (\`version_shown_until\`);`)
  await db.run(sql`ALTER TABLE \`curriculums\` ADD \`shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`curriculums_shown_until_idx\` ON \`curriculums\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`_curriculums_v_version_version_shown_until_idx\` ON \`_curriculums_v\` (\`version_shown_until\`);`)
  await db.run(sql`ALTER TABLE \`contents\` ADD \`published_at\` text;`)
  await db.run(sql`ALTER TABLE \`contents\` ADD \`shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`contents_published_at_idx\` ON \`contents\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`contents_shown_until_idx\` ON \`contents\` (\`shown_until\`);`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`version_published_at\` text;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`version_shown_until\` text;`)
  await db.run(sql`CREATE INDEX \`_contents_v_version_version_published_at_idx\` ON \`_contents_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_contents_v_version_version_shown_until_idx\` ON \`_contents_v\` (\`version_shown_until\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_names_id\` integer REFERENCES former_names(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_names_id_idx\` ON \`payload_locked_documents_rels\` (\`former_names_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`former_names\`;`)
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
  	\`teachers_id\` integer,
  	\`committee_members_id\` integer,
  	\`slides_id\` integer,
  	\`menu_entries_id\` integer,
  	\`media_id\` integer,
  	\`students_id\` integer,
  	\`enrolments_id\` integer,
  	\`years_id\` integer,
  	\`classes_id\` integer,
  	\`sections_id\` integer,
  	\`exams_id\` integer,
  	\`results_id\` integer,
  	\`applications_id\` integer,
  	\`tokens_id\` integer,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routines_id\`) REFERENCES \`routines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`curriculums_id\`) REFERENCES \`curriculums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contents_id\`) REFERENCES \`contents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teachers_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committee_members_id\`) REFERENCES \`committee_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_entries_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`students_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`years_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exams_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`results_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tokens_id\`) REFERENCES \`tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "students_id", "enrolments_id", "years_id", "classes_id", "sections_id", "exams_id", "results_id", "applications_id", "tokens_id", "staff_id") SELECT "id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "students_id", "enrolments_id", "years_id", "classes_id", "sections_id", "exams_id", "results_id", "applications_id", "tokens_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teachers_id_idx\` ON \`payload_locked_documents_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committee_members_id_idx\` ON \`payload_locked_documents_rels\` (\`committee_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_years_id_idx\` ON \`payload_locked_documents_rels\` (\`years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exams_id_idx\` ON \`payload_locked_documents_rels\` (\`exams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_results_id_idx\` ON \`payload_locked_documents_rels\` (\`results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`DROP INDEX \`notices_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_shown_until\`;`)
  await db.run(sql`DROP INDEX \`routines_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`routines\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`DROP INDEX \`_routines_v_version_version_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` DROP COLUMN \`version_shown_until\`;`)
  await db.run(sql`DROP INDEX \`curriculums_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`curriculums\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`DROP INDEX \`_curriculums_v_version_version_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` DROP COLUMN \`version_shown_until\`;`)
  await db.run(sql`DROP INDEX \`contents_published_at_idx\`;`)
  await db.run(sql`DROP INDEX \`contents_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`contents\` DROP COLUMN \`published_at\`;`)
  await db.run(sql`ALTER TABLE \`contents\` DROP COLUMN \`shown_until\`;`)
  await db.run(sql`DROP INDEX \`_contents_v_version_version_published_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_contents_v_version_version_shown_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`version_published_at\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`version_shown_until\`;`)
}
