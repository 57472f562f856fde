import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Marks of exams and their changes: not records of the back office, so outside of Payload's schema, like `imports`. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"exam_id" integer NOT NULL REFERENCES "public"."exams"("id") ON DELETE cascade,
  	"enrolment_id" integer NOT NULL REFERENCES "public"."enrolments"("id") ON DELETE cascade,
  	"subject_id" integer NOT NULL REFERENCES "public"."subjects"("id") ON DELETE cascade,
  	"part" varchar NOT NULL,
  	"hundredths" integer,
  	"absent" integer DEFAULT 0 NOT NULL,
  	"revision" integer NOT NULL,
  	"staff_id" integer REFERENCES "public"."staff"("id") ON DELETE set null,
  	"staff_name" varchar NOT NULL,
  	"updated_at" varchar NOT NULL
  );

  CREATE UNIQUE INDEX "marks_cell_idx" ON "marks" USING btree ("exam_id","enrolment_id","subject_id","part");
  CREATE INDEX "marks_enrolment_idx" ON "marks" USING btree ("enrolment_id");
  CREATE INDEX "marks_subject_idx" ON "marks" USING btree ("subject_id");

  CREATE TABLE "marks_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark_id" integer NOT NULL REFERENCES "public"."marks"("id") ON DELETE cascade,
  	"staff_id" integer REFERENCES "public"."staff"("id") ON DELETE set null,
  	"staff_name" varchar NOT NULL,
  	"at" varchar NOT NULL,
  	"from_text" varchar NOT NULL,
  	"to_text" varchar NOT NULL
  );

  CREATE INDEX "marks_history_mark_idx" ON "marks_history" USING btree ("mark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "marks_history"; DROP TABLE "marks";`)
}
