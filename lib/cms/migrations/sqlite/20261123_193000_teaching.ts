import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { subjectYearStatements } from "../subject-years";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enrolments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`subjects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subjects_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_rels_order_idx\` ON \`enrolments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_parent_idx\` ON \`enrolments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_path_idx\` ON \`enrolments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_rels_subjects_id_idx\` ON \`enrolments_rels\` (\`subjects_id\`);`)
  await db.run(sql`CREATE TABLE \`exams_of\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`exam_id\` integer,
  	\`weight\` numeric,
  	FOREIGN KEY (\`exam_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exams_of_order_idx\` ON \`exams_of\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exams_of_parent_id_idx\` ON \`exams_of\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exams_of_exam_idx\` ON \`exams_of\` (\`exam_id\`);`)
  await db.run(sql`CREATE TABLE \`exams_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject_id\` integer,
  	\`paper\` text,
  	\`part\` text,
  	\`full\` numeric,
  	\`pass\` numeric,
  	FOREIGN KEY (\`subject_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exams_changes_order_idx\` ON \`exams_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exams_changes_parent_id_idx\` ON \`exams_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`exams_changes_subject_idx\` ON \`exams_changes\` (\`subject_id\`);`)
  await db.run(sql`CREATE TABLE \`exams_bands\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`grade\` text,
  	\`from\` numeric,
  	\`point\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exams_bands_order_idx\` ON \`exams_bands\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exams_bands_parent_id_idx\` ON \`exams_bands\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`classes_groups\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`classes_groups_order_idx\` ON \`classes_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`classes_groups_parent_idx\` ON \`classes_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subjects_groups\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subjects_groups_order_idx\` ON \`subjects_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_groups_parent_idx\` ON \`subjects_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subjects_papers_parts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text,
  	\`full\` numeric NOT NULL,
  	\`pass\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subjects_papers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subjects_papers_parts_order_idx\` ON \`subjects_papers_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_papers_parts_parent_id_idx\` ON \`subjects_papers_parts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subjects_papers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subjects_papers_order_idx\` ON \`subjects_papers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subjects_papers_parent_id_idx\` ON \`subjects_papers\` (\`_parent_id\`);`)
  await db.run(sql`DROP INDEX \`class_name_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`year_id\` integer REFERENCES years(id);`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`takers\` text DEFAULT 'all' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`choice\` text;`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`religion\` text;`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`counted\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`subjects\` ADD \`pass_each\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`subjects_year_idx\` ON \`subjects\` (\`year_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`class_year_name_idx\` ON \`subjects\` (\`class_id\`,\`year_id\`,\`name\`);`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`religion\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`group\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`fourth_id\` integer REFERENCES subjects(id);`)
  await db.run(sql`CREATE INDEX \`enrolments_fourth_idx\` ON \`enrolments\` (\`fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`religion\` text;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`full\` numeric;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`scale\` text DEFAULT 'school';`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`rounding\` text;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`place_failed\` text;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`rank_within\` text;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`check_full_marks\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`classes\` ADD \`sequence\` numeric;`)
  await db.run(sql`ALTER TABLE \`marking\` ADD \`rounding\` text DEFAULT 'none' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`marking\` ADD \`place_failed\` integer DEFAULT false;`)
	for (const statement of subjectYearStatements) await db.run(sql.raw(statement));
  await db.run(sql`ALTER TABLE \`subjects\` DROP COLUMN \`full_marks\`;`)
  await db.run(sql`ALTER TABLE \`subjects\` DROP COLUMN \`month_full\`;`)
  await db.run(sql`ALTER TABLE \`subjects\` DROP COLUMN \`semester_full\`;`)
  await db.run(sql`ALTER TABLE \`subjects\` DROP COLUMN \`fourth\`;`)
  await db.run(sql`ALTER TABLE \`marking\` DROP COLUMN \`weighted\`;`)
  await db.run(sql`ALTER TABLE \`marking\` DROP COLUMN \`month_share\`;`)
}

export async function down(): Promise<void> {
	throw new Error("The columns before this migration are gone.");
}
