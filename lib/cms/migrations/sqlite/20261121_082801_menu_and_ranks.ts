import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { insertDefaultMenu } from '../../default-menu'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` ADD \`rank\` text DEFAULT 'teacher';`)
  await db.run(sql`ALTER TABLE \`menu_entries\` ADD \`group\` text;`)
  await db.run(insertDefaultMenu)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`teachers\` DROP COLUMN \`rank\`;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` DROP COLUMN \`group\`;`)
}
