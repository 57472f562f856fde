import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`students\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`date_of_birth\` text,
  	\`birth_number\` text,
  	\`gender\` text NOT NULL,
  	\`father_name\` text NOT NULL,
  	\`father_mobile\` text,
  	\`mother_name\` text NOT NULL,
  	\`mother_mobile\` text,
  	\`present_class_id\` integer,
  	\`previous_class_id\` integer,
  	\`previous_school\` text,
  	\`present_thana\` text,
  	\`present_address\` text,
  	\`permanent_thana\` text,
  	\`permanent_address\` text,
  	\`picture\` text,
  	\`password_hash\` text,
  	\`password_version\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`present_class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`previous_class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`students_code_idx\` ON \`students\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`students_present_class_idx\` ON \`students\` (\`present_class_id\`);`)
  await db.run(sql`CREATE INDEX \`students_previous_class_idx\` ON \`students\` (\`previous_class_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`students_picture_idx\` ON \`students\` (\`picture\`);`)
  await db.run(sql`CREATE INDEX \`students_updated_at_idx\` ON \`students\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`students_created_at_idx\` ON \`students\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enrolments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`student_id\` integer NOT NULL,
  	\`year_id\` integer NOT NULL,
  	\`section_id\` integer NOT NULL,
  	\`class_id\` integer NOT NULL,
  	\`roll\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`year_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`section_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_student_idx\` ON \`enrolments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_year_idx\` ON \`enrolments\` (\`year_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_section_idx\` ON \`enrolments\` (\`section_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_class_idx\` ON \`enrolments\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`student_year_idx\` ON \`enrolments\` (\`student_id\`,\`year_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`year_section_roll_idx\` ON \`enrolments\` (\`year_id\`,\`section_id\`,\`roll\`);`)
  await db.run(sql`CREATE TABLE \`years\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`years_year_idx\` ON \`years\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`years_updated_at_idx\` ON \`years\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`years_created_at_idx\` ON \`years\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`classes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`classes_name_idx\` ON \`classes\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`classes_updated_at_idx\` ON \`classes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`classes_created_at_idx\` ON \`classes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`class_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_class_idx\` ON \`sections\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_name_idx\` ON \`sections\` (\`class_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`exams\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`year_id\` integer NOT NULL,
  	\`type\` text NOT NULL,
  	\`published\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`year_id\`) REFERENCES \`years\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`exams_year_idx\` ON \`exams\` (\`year_id\`);`)
  await db.run(sql`CREATE INDEX \`exams_updated_at_idx\` ON \`exams\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exams_created_at_idx\` ON \`exams\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`year_name_idx\` ON \`exams\` (\`year_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`results_subjects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`month_marks\` numeric,
  	\`semester_marks\` numeric,
  	\`marks\` numeric NOT NULL,
  	\`full_marks\` numeric NOT NULL,
  	\`fourth\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_subjects_order_idx\` ON \`results_subjects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`results_subjects_parent_id_idx\` ON \`results_subjects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`results\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`student_id\` integer NOT NULL,
  	\`exam_id\` integer NOT NULL,
  	\`position\` numeric,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`exam_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`results_student_idx\` ON \`results\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`results_exam_idx\` ON \`results\` (\`exam_id\`);`)
  await db.run(sql`CREATE INDEX \`results_updated_at_idx\` ON \`results\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`results_created_at_idx\` ON \`results\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`student_exam_idx\` ON \`results\` (\`student_id\`,\`exam_id\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`code\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`date_of_birth\` text,
  	\`birth_number\` text,
  	\`gender\` text NOT NULL,
  	\`father_name\` text NOT NULL,
  	\`father_mobile\` text,
  	\`mother_name\` text NOT NULL,
  	\`mother_mobile\` text,
  	\`present_class_id\` integer,
  	\`previous_class_id\` integer,
  	\`previous_school\` text,
  	\`present_thana\` text,
  	\`present_address\` text,
  	\`permanent_thana\` text,
  	\`permanent_address\` text,
  	\`picture\` text,
  	\`browser_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`present_class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`previous_class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_code_idx\` ON \`applications\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`applications_present_class_idx\` ON \`applications\` (\`present_class_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_previous_class_idx\` ON \`applications\` (\`previous_class_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_picture_idx\` ON \`applications\` (\`picture\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_browser_key_idx\` ON \`applications\` (\`browser_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tokens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hash\` text NOT NULL,
  	\`student_id\` integer,
  	\`application_id\` integer,
  	\`password_version\` numeric DEFAULT 0 NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`student_id\`) REFERENCES \`students\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tokens_hash_idx\` ON \`tokens\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`tokens_student_idx\` ON \`tokens\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`tokens_application_idx\` ON \`tokens\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`tokens_expires_at_idx\` ON \`tokens\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`tokens_updated_at_idx\` ON \`tokens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tokens_created_at_idx\` ON \`tokens\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`grading_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`grade\` text NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`point\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`grading\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`grading_bands_order_idx\` ON \`grading_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`grading_bands_parent_id_idx\` ON \`grading_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`grading\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`graded\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`student_area\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`directory_open\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`students_id\` integer REFERENCES students(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enrolments_id\` integer REFERENCES enrolments(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`years_id\` integer REFERENCES years(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`classes_id\` integer REFERENCES classes(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sections_id\` integer REFERENCES sections(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`exams_id\` integer REFERENCES exams(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`results_id\` integer REFERENCES results(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`applications_id\` integer REFERENCES applications(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tokens_id\` integer REFERENCES tokens(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_years_id_idx\` ON \`payload_locked_documents_rels\` (\`years_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exams_id_idx\` ON \`payload_locked_documents_rels\` (\`exams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_results_id_idx\` ON \`payload_locked_documents_rels\` (\`results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`tokens_id\`);`)
  // Not records of the back office: the row of numbers, and the limits that must survive a restart.
  await db.run(sql`CREATE TABLE \`counters\` (\`name\` text PRIMARY KEY NOT NULL, \`value\` integer NOT NULL);`)
  await db.run(sql`CREATE TABLE \`limits\` (\`key\` text PRIMARY KEY NOT NULL, \`points\` integer NOT NULL, \`expire\` integer);`)
  await db.run(sql`INSERT INTO \`classes\` (\`id\`, \`name\`) VALUES (1, 'নার্সারি'), (2, 'কেজি'), (3, 'প্রথম'), (4, 'দ্বিতীয়'), (5, 'তৃতীয়'), (6, 'চতুর্থ'), (7, 'পঞ্চম'), (8, 'ষষ্ঠ'), (9, 'সপ্তম'), (10, 'অষ্টম'), (11, 'নবম');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`counters\`;`)
  await db.run(sql`DROP TABLE \`limits\`;`)
  await db.run(sql`DROP TABLE \`students\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`years\`;`)
  await db.run(sql`DROP TABLE \`classes\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`exams\`;`)
  await db.run(sql`DROP TABLE \`results_subjects\`;`)
  await db.run(sql`DROP TABLE \`results\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`tokens\`;`)
  await db.run(sql`DROP TABLE \`grading_bands\`;`)
  await db.run(sql`DROP TABLE \`grading\`;`)
  await db.run(sql`DROP TABLE \`student_area\`;`)
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
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "staff_id") SELECT "id", "order", "parent_id", "path", "notices_id", "routines_id", "curriculums_id", "contents_id", "teachers_id", "committee_members_id", "slides_id", "menu_entries_id", "media_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
}
