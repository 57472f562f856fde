import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contents\` ADD \`topic\` text;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` ADD \`version_topic\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contents\` DROP COLUMN \`topic\`;`)
  await db.run(sql`ALTER TABLE \`_contents_v\` DROP COLUMN \`version_topic\`;`)
}
