import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` ADD \`version_name_key\` text;`)
  await db.run(sql`ALTER TABLE \`committee_members\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`_committee_members_v\` ADD \`version_name_key\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`title_key\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`title_key\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`name_key\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`name_key\`;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` DROP COLUMN \`version_name_key\`;`)
  await db.run(sql`ALTER TABLE \`committee_members\` DROP COLUMN \`name_key\`;`)
  await db.run(sql`ALTER TABLE \`_committee_members_v\` DROP COLUMN \`version_name_key\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`title_key\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`name_key\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`title_key\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`name_key\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`name_key\`;`)
}
