import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Classes enrolled in the next year: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" varchar NOT NULL,
  	"staff_id" integer,
  	"title" varchar NOT NULL,
  	"calendar_year" integer NOT NULL,
  	"student_count" integer NOT NULL,
  	"changes" varchar,
  	"applied_at" varchar NOT NULL
  );

  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "promotions";`)
}
