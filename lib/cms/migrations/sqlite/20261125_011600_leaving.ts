import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`left_on\` text;`)
  await db.run(sql`ALTER TABLE \`enrolments\` ADD \`left_reason\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`left_on\`;`)
  await db.run(sql`ALTER TABLE \`enrolments\` DROP COLUMN \`left_reason\`;`)
}
