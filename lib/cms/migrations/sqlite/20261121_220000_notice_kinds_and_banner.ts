import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`link\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_banner_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_text\` text,
  	\`version_link\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_banner_v_created_at_idx\` ON \`_banner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_updated_at_idx\` ON \`_banner_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`kind\` text DEFAULT 'general';`)
  await db.run(sql`ALTER TABLE \`notices\` ADD \`pinned\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`kind_publishedAt_idx\` ON \`notices\` (\`kind\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`pinned_publishedAt_idx\` ON \`notices\` (\`pinned\`,\`published_at\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_kind\` text DEFAULT 'general';`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_pinned\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`version_kind_version_publishedAt_idx\` ON \`_notices_v\` (\`version_kind\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_pinned_version_publishedAt_idx\` ON \`_notices_v\` (\`version_pinned\`,\`version_published_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`banner\`;`)
  await db.run(sql`DROP TABLE \`_banner_v\`;`)
  await db.run(sql`DROP INDEX \`kind_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`pinned_publishedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`pinned\`;`)
  await db.run(sql`DROP INDEX \`version_kind_version_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`version_pinned_version_publishedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_kind\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_pinned\`;`)
}
