import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Imports of students: not records of the back office, so outside of Payload's schema, like `counters` and `limits`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`open\` integer,
  	\`state\` text NOT NULL,
  	\`staff_id\` integer,
  	\`file\` text NOT NULL,
  	\`fault\` text,
  	\`detail\` text,
  	\`content\` text,
  	\`changes\` text,
  	\`created_count\` integer DEFAULT 0 NOT NULL,
  	\`changed_count\` integer DEFAULT 0 NOT NULL,
  	\`refused_count\` integer DEFAULT 0 NOT NULL,
  	\`applied_at\` text,
  	\`updated_at\` text NOT NULL,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imports_open_idx\` ON \`imports\` (\`open\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`imports\`;`)
}
