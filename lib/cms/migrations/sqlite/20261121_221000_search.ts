import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Index of the search, filled by lib/cms/search: not records of the back office, so outside of Payload's schema. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`search_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record\` integer NOT NULL,
  	\`topic\` text,
  	\`year\` integer,
  	\`dated\` text,
  	\`shown_from\` text,
  	\`shown_until\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_entries_record_idx\` ON \`search_entries\` (\`kind\`, \`record\`);`)
  await db.run(sql`CREATE TABLE \`search_texts\` (
  	\`entry_id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`files\` text NOT NULL,
  	FOREIGN KEY (\`entry_id\`) REFERENCES \`search_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE VIRTUAL TABLE \`search_words\` USING fts5(
  	title, text, content='', contentless_delete=1, prefix='2 3',
  	tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'"
  );
  `)
  await db.run(sql`CREATE TABLE \`file_texts\` (
  	\`media_id\` integer PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`reader\` integer NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  for (const table of ['file_texts', 'search_words', 'search_texts', 'search_entries'])
    await db.run(sql.raw(`DROP TABLE \`${table}\`;`))
  await db.run(sql`DELETE FROM \`counters\` WHERE \`name\` = 'search-index';`)
}
