import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` ADD \`warning_mails\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`warnings_email\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_warnings_email\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`warning_mails\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`warnings_email\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_warnings_email\`;`)
}
