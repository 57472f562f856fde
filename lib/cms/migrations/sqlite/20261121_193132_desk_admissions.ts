import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`admission\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_admission_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_opens_at\` text,
  	\`version_closes_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_admission_v_created_at_idx\` ON \`_admission_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_updated_at_idx\` ON \`_admission_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`decided_by\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`decided_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_date_of_birth_idx\` ON \`applications\` (\`date_of_birth\`);`)
  await db.run(sql`CREATE INDEX \`applications_birth_number_idx\` ON \`applications\` (\`birth_number\`);`)
  await db.run(sql`CREATE INDEX \`students_date_of_birth_idx\` ON \`students\` (\`date_of_birth\`);`)
  await db.run(sql`CREATE INDEX \`students_birth_number_idx\` ON \`students\` (\`birth_number\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`DROP TABLE \`_admission_v\`;`)
  await db.run(sql`DROP INDEX \`students_date_of_birth_idx\`;`)
  await db.run(sql`DROP INDEX \`students_birth_number_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_status_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_date_of_birth_idx\`;`)
  await db.run(sql`DROP INDEX \`applications_birth_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`reason\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`decided_by\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`decided_at\`;`)
}
