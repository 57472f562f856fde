import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { writeTitles } from '../../students/titles'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`years\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`sections\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`exams\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`title\` text;`)
  for (const statement of Object.values(writeTitles)) await db.run(statement)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`years\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`sections\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`exams\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`title\`;`)
}
