import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { certificateTemplateStatements } from "../certificate-templates";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "school_name_english" varchar;
  ALTER TABLE "settings" ADD COLUMN "school_address_english" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_school_name_english" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_school_address_english" varchar;`)
	for (const statement of certificateTemplateStatements("serial PRIMARY KEY NOT NULL")) await db.execute(sql.raw(statement));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "school_name_english";
  ALTER TABLE "settings" DROP COLUMN "school_address_english";
  ALTER TABLE "_settings_v" DROP COLUMN "version_school_name_english";
  ALTER TABLE "_settings_v" DROP COLUMN "version_school_address_english";`)
	await db.execute(sql`DROP TABLE "certificate_templates"`);
}
