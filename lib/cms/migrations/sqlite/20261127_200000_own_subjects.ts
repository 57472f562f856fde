import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff_rels\` ADD \`subjects_id\` integer REFERENCES subjects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`staff_rels_subjects_id_idx\` ON \`staff_rels\` (\`subjects_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_staff_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`classes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`classes_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff_rels\`("id", "order", "parent_id", "path", "classes_id") SELECT "id", "order", "parent_id", "path", "classes_id" FROM \`staff_rels\`;`)
  await db.run(sql`DROP TABLE \`staff_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff_rels\` RENAME TO \`staff_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`staff_rels_order_idx\` ON \`staff_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_parent_idx\` ON \`staff_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_path_idx\` ON \`staff_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`staff_rels_classes_id_idx\` ON \`staff_rels\` (\`classes_id\`);`)
}
