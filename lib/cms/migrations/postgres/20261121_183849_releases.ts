import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Results are released by exam and class (table `releases`, outside of Payload's schema like `marks`), no longer by exam.
 * What the public could see stays visible.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const now = new Date().toISOString()
  await db.execute(sql`
   CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"exam_id" integer NOT NULL REFERENCES "public"."exams"("id") ON DELETE cascade,
  	"class_id" integer NOT NULL REFERENCES "public"."classes"("id") ON DELETE cascade,
  	"at" varchar NOT NULL,
  	"made_at" varchar NOT NULL,
  	"staff_id" integer REFERENCES "public"."staff"("id") ON DELETE set null,
  	"staff_name" varchar NOT NULL
  );

  CREATE UNIQUE INDEX "releases_exam_class_idx" ON "releases" USING btree ("exam_id","class_id");`)
  await db.execute(sql`
   INSERT INTO "releases" ("exam_id", "class_id", "at", "made_at", "staff_name")
  	SELECT DISTINCT r."exam_id", r."class_id", ${now}, ${now}, ''
  	FROM "results" r JOIN "exams" x ON x."id" = r."exam_id" AND x."published" WHERE r."class_id" IS NOT NULL`)
  await db.execute(sql`ALTER TABLE "exams" DROP COLUMN "published";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "exams" ADD COLUMN "published" boolean DEFAULT false;
  UPDATE "exams" SET "published" = true WHERE "id" IN (SELECT "exam_id" FROM "releases");
  DROP TABLE "releases";`)
}
