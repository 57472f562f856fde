import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Visitors' answers about pages: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record_id\` integer NOT NULL,
  	\`yes_count\` integer DEFAULT 0 NOT NULL,
  	\`no_count\` integer DEFAULT 0 NOT NULL,
  	\`unseen\` integer DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_kind_record_idx\` ON \`feedback\` (\`kind\`,\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_unseen_idx\` ON \`feedback\` (\`unseen\`);`)
  await db.run(sql`CREATE TABLE \`feedback_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`feedback_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`done\` integer DEFAULT 0 NOT NULL,
  	\`at\` text NOT NULL,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_texts_feedback_idx\` ON \`feedback_texts\` (\`feedback_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feedback_texts\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
}
