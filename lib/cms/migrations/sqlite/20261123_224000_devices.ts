import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite"
import { staffDevices } from "../staff-devices";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`activity\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`activity\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`activity\` ADD \`times\` numeric;`)
  await db.run(sql.raw(staffDevices));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`activity\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`activity\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`activity\` DROP COLUMN \`times\`;`)
  await db.run(sql.raw(`DROP TABLE "staff_devices"`));
}
