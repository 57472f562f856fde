import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Index of the search, filled by lib/cms/search: not records of the back office, so outside of Payload's schema. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record" integer NOT NULL,
  	"topic" varchar,
  	"year" integer,
  	"dated" varchar,
  	"shown_from" varchar,
  	"shown_until" varchar,
  	"title_words" tsvector NOT NULL,
  	"words" tsvector NOT NULL
  );

  CREATE UNIQUE INDEX "search_entries_record_idx" ON "search_entries" USING btree ("kind","record");
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words") WITH (fastupdate = off);

  CREATE TABLE "search_texts" (
  	"entry_id" integer PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"files" varchar NOT NULL
  );

  CREATE TABLE "file_texts" (
  	"media_id" integer PRIMARY KEY NOT NULL,
  	"filename" varchar NOT NULL,
  	"reader" integer NOT NULL,
  	"outcome" varchar NOT NULL,
  	"text" varchar NOT NULL
  );

  ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."search_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "file_texts";
   DROP TABLE "search_texts";
   DROP TABLE "search_entries";
   DELETE FROM "counters" WHERE "name" = 'search-index';`)
}
