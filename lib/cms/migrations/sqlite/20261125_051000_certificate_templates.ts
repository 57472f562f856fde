import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { certificateTemplateStatements } from "../certificate-templates";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`school_name_english\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`school_address_english\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_school_name_english\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_school_address_english\` text;`)
	for (const statement of certificateTemplateStatements("integer PRIMARY KEY AUTOINCREMENT NOT NULL")) await db.run(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`school_name_english\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`school_address_english\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_school_name_english\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_school_address_english\`;`)
	await db.run(sql`DROP TABLE "certificate_templates"`);
}
