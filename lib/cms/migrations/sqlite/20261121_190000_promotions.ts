import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Classes enrolled in the next year: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`promotions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`staff_id\` integer,
  	\`title\` text NOT NULL,
  	\`calendar_year\` integer NOT NULL,
  	\`student_count\` integer NOT NULL,
  	\`changes\` text,
  	\`applied_at\` text NOT NULL,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`promotions\`;`)
}
