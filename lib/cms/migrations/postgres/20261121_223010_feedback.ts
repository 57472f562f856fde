import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Visitors' answers about pages: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"record_id" integer NOT NULL,
  	"yes_count" integer DEFAULT 0 NOT NULL,
  	"no_count" integer DEFAULT 0 NOT NULL,
  	"unseen" integer DEFAULT 0 NOT NULL
  );

  CREATE UNIQUE INDEX "feedback_kind_record_idx" ON "feedback" USING btree ("kind","record_id");
  CREATE INDEX "feedback_unseen_idx" ON "feedback" USING btree ("unseen");

   CREATE TABLE "feedback_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feedback_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"done" integer DEFAULT 0 NOT NULL,
  	"at" varchar NOT NULL
  );

  ALTER TABLE "feedback_texts" ADD CONSTRAINT "feedback_texts_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_texts_feedback_idx" ON "feedback_texts" USING btree ("feedback_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "feedback_texts";
  DROP TABLE "feedback";`)
}
