import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { writeResultClasses } from '../../students/result-class'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`staff_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`classes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_classes_id_idx\` ON \`staff_rels\` (\`classes_id\`);`)
  await db.run(sql`CREATE TABLE \`activity\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`by_id\` integer,
  	\`by_name\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record\` numeric,
  	\`title\` text,
  	\`detail\` text,
  	\`version\` numeric,
  	\`was_published\` integer,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`activity_at_idx\` ON \`activity\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`activity_by_idx\` ON \`activity\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`kind_record_idx\` ON \`activity\` (\`kind\`,\`record\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`role\` text DEFAULT 'clerk' NOT NULL;`)
  await db.run(sql`UPDATE \`staff\` SET \`role\` = 'head';`)
  // A nullable column in place of email: rebuilding the table would delete the rows of other tables that reference it.
  await db.run(sql`DROP INDEX \`staff_email_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff\` RENAME COLUMN \`email\` TO \`former_email\`;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`email\` text;`)
  await db.run(sql`UPDATE \`staff\` SET \`email\` = \`former_email\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`former_email\`;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`username\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_username_idx\` ON \`staff\` (\`username\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`routines\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`curriculums\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`contents\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`class_id\` integer REFERENCES classes(id);`)
  await db.run(sql`CREATE INDEX \`results_class_idx\` ON \`results\` (\`class_id\`);`)
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`committee_members\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_committee_members_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`slides\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`saved_by\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version_saved_by\` text;`)
  await db.run(writeResultClasses)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`staff_rels\`;`)
  await db.run(sql`DROP TABLE \`activity\`;`)
  await db.run(sql`DROP INDEX \`results_class_idx\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`class_id\`;`)
  await db.run(sql`DROP INDEX \`staff_username_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`username\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`routines\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`curriculums\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`contents\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`committee_members\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_committee_members_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`slides\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_slides_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_saved_by\`;`)
  await db.run(sql`ALTER TABLE \`contact\` DROP COLUMN \`saved_by\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`version_saved_by\`;`)
}
