import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Imports of students: not records of the back office, so outside of Payload's schema, like `counters` and `limits`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"open" integer,
  	"state" varchar NOT NULL,
  	"staff_id" integer,
  	"file" varchar NOT NULL,
  	"fault" varchar,
  	"detail" varchar,
  	"content" varchar,
  	"changes" varchar,
  	"created_count" integer DEFAULT 0 NOT NULL,
  	"changed_count" integer DEFAULT 0 NOT NULL,
  	"refused_count" integer DEFAULT 0 NOT NULL,
  	"applied_at" varchar,
  	"updated_at" varchar NOT NULL
  );

  ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "imports_open_idx" ON "imports" USING btree ("open");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "imports";`)
}
