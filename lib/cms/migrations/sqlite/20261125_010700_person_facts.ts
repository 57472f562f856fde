import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` ADD \`english_name\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`nationality\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`blood_group\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`english_father_name\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`english_mother_name\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`admission_number\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`admission_date\` text;`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`board_registration\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`english_name\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`nationality\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`blood_group\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`english_father_name\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`english_mother_name\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`admission_number\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`admission_date\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`board_registration\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`english_name\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`nationality\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`blood_group\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`english_father_name\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`english_mother_name\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`admission_number\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`admission_date\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`board_registration\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`english_name\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`nationality\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`blood_group\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`english_father_name\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`english_mother_name\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`admission_number\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`admission_date\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`board_registration\`;`)
}
