import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`english_name\` text;`)
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`blood_group\` text;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` ADD \`version_english_name\` text;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` ADD \`version_blood_group\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`english_name\`;`)
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`blood_group\`;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` DROP COLUMN \`version_english_name\`;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` DROP COLUMN \`version_blood_group\`;`)
}
