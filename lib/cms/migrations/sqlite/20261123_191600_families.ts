import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` ADD \`slip_until\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_name\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_consent_idx\` ON \`applications\` (\`consent\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`slip_until\` text;`)
  await db.run(sql`ALTER TABLE \`student_area\` ADD \`proof_always\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`applications_consent_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`consent\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`consent_version\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`consent_name\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`slip_until\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`slip_until\`;`)
  await db.run(sql`ALTER TABLE \`student_area\` DROP COLUMN \`proof_always\`;`)
}
