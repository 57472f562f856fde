import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`map_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`site_address\` text;`)
  await db.run(sql`CREATE INDEX \`settings_map_picture_idx\` ON \`settings\` (\`map_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_map_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_site_address\` text;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_map_picture_idx\` ON \`_settings_v\` (\`version_map_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_name\` text DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
  	\`school_address\` text,
  	\`school_mobile\` text,
  	\`eiin\` text,
  	\`header_color\` text DEFAULT 'f4f8f3' NOT NULL,
  	\`name_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`menu_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`name_size\` numeric DEFAULT 30 NOT NULL,
  	\`logo_id\` integer,
  	\`footer_picture_id\` integer,
  	\`social_page\` text,
  	\`anthem_video\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`footer_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "school_name", "school_address", "school_mobile", "eiin", "header_color", "name_color", "menu_color", "name_size", "logo_id", "footer_picture_id", "social_page", "anthem_video", "saved_by", "updated_at", "created_at") SELECT "id", "school_name", "school_address", "school_mobile", "eiin", "header_color", "name_color", "menu_color", "name_size", "logo_id", "footer_picture_id", "social_page", "anthem_video", "saved_by", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_footer_picture_idx\` ON \`settings\` (\`footer_picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_school_name\` text DEFAULT 'আমাদের বিদ্যালয়' NOT NULL,
  	\`version_school_address\` text,
  	\`version_school_mobile\` text,
  	\`version_eiin\` text,
  	\`version_header_color\` text DEFAULT 'f4f8f3' NOT NULL,
  	\`version_name_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`version_menu_color\` text DEFAULT '0b4f3a' NOT NULL,
  	\`version_name_size\` numeric DEFAULT 30 NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_footer_picture_id\` integer,
  	\`version_social_page\` text,
  	\`version_anthem_video\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_footer_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_school_name", "version_school_address", "version_school_mobile", "version_eiin", "version_header_color", "version_name_color", "version_menu_color", "version_name_size", "version_logo_id", "version_footer_picture_id", "version_social_page", "version_anthem_video", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_school_name", "version_school_address", "version_school_mobile", "version_eiin", "version_header_color", "version_name_color", "version_menu_color", "version_name_size", "version_logo_id", "version_footer_picture_id", "version_social_page", "version_anthem_video", "version_saved_by", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_footer_picture_idx\` ON \`_settings_v\` (\`version_footer_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
}
