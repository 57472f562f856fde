import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`privacy_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`what\` text NOT NULL,
  	\`why\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`who\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_rows_order_idx\` ON \`privacy_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_rows_parent_id_idx\` ON \`privacy_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`body\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_privacy_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`what\` text NOT NULL,
  	\`why\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_rows_order_idx\` ON \`_privacy_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_rows_parent_id_idx\` ON \`_privacy_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_body\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`accessibility\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`body\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_accessibility_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_body\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessibility_v_created_at_idx\` ON \`_accessibility_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_v_updated_at_idx\` ON \`_accessibility_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`students\` ADD \`erased_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`privacy_rows\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`accessibility\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_v\`;`)
  await db.run(sql`ALTER TABLE \`students\` DROP COLUMN \`erased_at\`;`)
}
