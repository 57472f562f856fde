import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Marks of exams and their changes: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`marks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`exam_id\` integer NOT NULL,
  	\`enrolment_id\` integer NOT NULL,
  	\`subject_id\` integer NOT NULL,
  	\`part\` text NOT NULL,
  	\`hundredths\` integer,
  	\`absent\` integer DEFAULT 0 NOT NULL,
  	\`revision\` integer NOT NULL,
  	\`staff_id\` integer,
  	\`staff_name\` text NOT NULL,
  	\`updated_at\` text NOT NULL,
  	FOREIGN KEY (\`exam_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolment_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subject_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`marks_cell_idx\` ON \`marks\` (\`exam_id\`,\`enrolment_id\`,\`subject_id\`,\`part\`);`)
  await db.run(sql`CREATE INDEX \`marks_enrolment_idx\` ON \`marks\` (\`enrolment_id\`);`)
  await db.run(sql`CREATE INDEX \`marks_subject_idx\` ON \`marks\` (\`subject_id\`);`)
  await db.run(sql`CREATE TABLE \`marks_history\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mark_id\` integer NOT NULL,
  	\`staff_id\` integer,
  	\`staff_name\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`from_text\` text NOT NULL,
  	\`to_text\` text NOT NULL,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`marks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`marks_history_mark_idx\` ON \`marks_history\` (\`mark_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`marks_history\`;`)
  await db.run(sql`DROP TABLE \`marks\`;`)
}
