import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Results are released by exam and class (table `releases`, outside of Payload's schema like `marks`), no longer by exam.
 * What the public could see stays visible.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const now = new Date().toISOString()
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`exam_id\` integer NOT NULL,
  	\`class_id\` integer NOT NULL,
  	\`at\` text NOT NULL,
  	\`made_at\` text NOT NULL,
  	\`staff_id\` integer,
  	\`staff_name\` text NOT NULL,
  	FOREIGN KEY (\`exam_id\`) REFERENCES \`exams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_exam_class_idx\` ON \`releases\` (\`exam_id\`,\`class_id\`);`)
  await db.run(sql`INSERT INTO \`releases\` (\`exam_id\`, \`class_id\`, \`at\`, \`made_at\`, \`staff_name\`)
  	SELECT DISTINCT r.\`exam_id\`, r.\`class_id\`, ${now}, ${now}, ''
  	FROM \`results\` r JOIN \`exams\` x ON x.\`id\` = r.\`exam_id\` AND x.\`published\` WHERE r.\`class_id\` IS NOT NULL;`)
  await db.run(sql`ALTER TABLE \`exams\` DROP COLUMN \`published\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`exams\` ADD \`published\` integer DEFAULT false;`)
  await db.run(sql`UPDATE \`exams\` SET \`published\` = true WHERE \`id\` IN (SELECT \`exam_id\` FROM \`releases\`);`)
  await db.run(sql`DROP TABLE \`releases\`;`)
}
