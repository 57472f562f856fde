import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_summary\` text;`)
  await db.run(sql`ALTER TABLE \`routines\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` ADD \`version_summary\` text;`)
  await db.run(sql`ALTER TABLE \`curriculums\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` ADD \`version_summary\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_card_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_card_sizes_card_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_card_filename\`;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`routines\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`_routines_v\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`curriculums\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`_curriculums_v\` DROP COLUMN \`version_summary\`;`)
}
