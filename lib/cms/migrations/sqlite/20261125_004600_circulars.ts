import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { circularReadStatements } from '../circulars'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` ADD \`circular\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`notices_circular_idx\` ON \`notices\` (\`circular\`);`)
  await db.run(sql`ALTER TABLE \`notices_rels\` ADD \`classes_id\` integer REFERENCES classes(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`notices_rels_classes_id_idx\` ON \`notices_rels\` (\`classes_id\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_circular\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_circular_idx\` ON \`_notices_v\` (\`version_circular\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v_rels\` ADD \`classes_id\` integer REFERENCES classes(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_classes_id_idx\` ON \`_notices_v_rels\` (\`classes_id\`);`)
  for (const statement of circularReadStatements) await db.run(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE "circular_reads"`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_notices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notices_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`notices_rels\`;`)
  await db.run(sql`DROP TABLE \`notices_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices_rels\` RENAME TO \`notices_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`notices_rels_order_idx\` ON \`notices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_parent_idx\` ON \`notices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_path_idx\` ON \`notices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_media_id_idx\` ON \`notices_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__notices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notices_v_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`_notices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__notices_v_rels\` RENAME TO \`_notices_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_order_idx\` ON \`_notices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_parent_idx\` ON \`_notices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_path_idx\` ON \`_notices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_media_id_idx\` ON \`_notices_v_rels\` (\`media_id\`);`)
  await db.run(sql`DROP INDEX \`notices_circular_idx\`;`)
  await db.run(sql`ALTER TABLE \`notices\` DROP COLUMN \`circular\`;`)
  await db.run(sql`DROP INDEX \`_notices_v_version_version_circular_idx\`;`)
  await db.run(sql`ALTER TABLE \`_notices_v\` DROP COLUMN \`version_circular\`;`)
}
