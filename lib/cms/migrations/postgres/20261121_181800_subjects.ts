import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_marking_rank_within" AS ENUM('class', 'section');
  CREATE TABLE "subjects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"class_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"sequence" numeric,
  	"full_marks" numeric DEFAULT 100 NOT NULL,
  	"month_full" numeric DEFAULT 30 NOT NULL,
  	"semester_full" numeric DEFAULT 70 NOT NULL,
  	"monthly_full" numeric DEFAULT 50 NOT NULL,
  	"fourth" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "marking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"weighted" boolean DEFAULT false,
  	"month_share" numeric DEFAULT 30,
  	"rank_within" "enum_marking_rank_within" DEFAULT 'class' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "results_subjects" ADD COLUMN "absent" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subjects_id" integer;
  ALTER TABLE "subjects" ADD CONSTRAINT "subjects_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subjects_class_idx" ON "subjects" USING btree ("class_id");
  CREATE INDEX "subjects_updated_at_idx" ON "subjects" USING btree ("updated_at");
  CREATE INDEX "subjects_created_at_idx" ON "subjects" USING btree ("created_at");
  CREATE UNIQUE INDEX "class_name_1_idx" ON "subjects" USING btree ("class_id","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subjects_fk" FOREIGN KEY ("subjects_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("subjects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subjects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "marking" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subjects" CASCADE;
  DROP TABLE "marking" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subjects_fk";
  
  DROP INDEX "payload_locked_documents_rels_subjects_id_idx";
  ALTER TABLE "results_subjects" DROP COLUMN "absent";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subjects_id";
  DROP TYPE "public"."enum_marking_rank_within";`)
}
