import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { subjectYearStatements } from "../subject-years";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_students_religion" AS ENUM('islam', 'hinduism', 'buddhism', 'christianity');
  CREATE TYPE "public"."enum_enrolments_group" AS ENUM('science', 'humanities', 'business');
  CREATE TYPE "public"."enum_applications_religion" AS ENUM('islam', 'hinduism', 'buddhism', 'christianity');
  CREATE TYPE "public"."enum_exams_scale" AS ENUM('school', 'own', 'none');
  CREATE TYPE "public"."enum_exams_rounding" AS ENUM('none', 'half-up');
  CREATE TYPE "public"."enum_exams_place_failed" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_exams_rank_within" AS ENUM('class', 'section', 'group');
  CREATE TYPE "public"."enum_classes_groups" AS ENUM('science', 'humanities', 'business');
  CREATE TYPE "public"."enum_subjects_groups" AS ENUM('science', 'humanities', 'business');
  CREATE TYPE "public"."enum_subjects_takers" AS ENUM('all', 'group', 'choice', 'chosen');
  CREATE TYPE "public"."enum_subjects_religion" AS ENUM('islam', 'hinduism', 'buddhism', 'christianity');
  CREATE TYPE "public"."enum_marking_rounding" AS ENUM('none', 'half-up');
  ALTER TYPE "public"."enum_exams_type" ADD VALUE IF NOT EXISTS 'half-yearly' BEFORE 'monthly';
  ALTER TYPE "public"."enum_exams_type" ADD VALUE IF NOT EXISTS 'annual' BEFORE 'monthly';
  ALTER TYPE "public"."enum_exams_type" ADD VALUE IF NOT EXISTS 'test' BEFORE 'monthly';
  ALTER TYPE "public"."enum_exams_type" ADD VALUE IF NOT EXISTS 'combined';
  ALTER TYPE "public"."enum_marking_rank_within" ADD VALUE IF NOT EXISTS 'group';
  CREATE TABLE "enrolments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"subjects_id" integer
  );
  
  CREATE TABLE "exams_of" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"exam_id" integer,
  	"weight" numeric
  );
  
  CREATE TABLE "exams_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject_id" integer,
  	"paper" varchar,
  	"part" varchar,
  	"full" numeric,
  	"pass" numeric
  );
  
  CREATE TABLE "exams_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grade" varchar,
  	"from" numeric,
  	"point" numeric
  );
  
  CREATE TABLE "classes_groups" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_classes_groups",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "subjects_groups" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_subjects_groups",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "subjects_papers_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar,
  	"full" numeric NOT NULL,
  	"pass" numeric
  );
  
  CREATE TABLE "subjects_papers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar
  );
  
  DROP INDEX "class_name_1_idx";
  ALTER TABLE "students" ADD COLUMN "religion" "enum_students_religion";
  ALTER TABLE "enrolments" ADD COLUMN "group" "enum_enrolments_group";
  ALTER TABLE "enrolments" ADD COLUMN "fourth_id" integer;
  ALTER TABLE "applications" ADD COLUMN "religion" "enum_applications_religion";
  ALTER TABLE "exams" ADD COLUMN "full" numeric;
  ALTER TABLE "exams" ADD COLUMN "scale" "enum_exams_scale" DEFAULT 'school';
  ALTER TABLE "exams" ADD COLUMN "rounding" "enum_exams_rounding";
  ALTER TABLE "exams" ADD COLUMN "place_failed" "enum_exams_place_failed";
  ALTER TABLE "exams" ADD COLUMN "rank_within" "enum_exams_rank_within";
  ALTER TABLE "exams" ADD COLUMN "check_full_marks" boolean DEFAULT false;
  ALTER TABLE "classes" ADD COLUMN "sequence" numeric;
  ALTER TABLE "subjects" ADD COLUMN "year_id" integer;
  ALTER TABLE "subjects" ADD COLUMN "takers" "enum_subjects_takers" DEFAULT 'all' NOT NULL;
  ALTER TABLE "subjects" ADD COLUMN "choice" varchar;
  ALTER TABLE "subjects" ADD COLUMN "religion" "enum_subjects_religion";
  ALTER TABLE "subjects" ADD COLUMN "counted" boolean DEFAULT true;
  ALTER TABLE "subjects" ADD COLUMN "pass_each" boolean DEFAULT false;
  ALTER TABLE "marking" ADD COLUMN "rounding" "enum_marking_rounding" DEFAULT 'none' NOT NULL;
  ALTER TABLE "marking" ADD COLUMN "place_failed" boolean DEFAULT false;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enrolments_rels" ADD CONSTRAINT "enrolments_rels_subjects_fk" FOREIGN KEY ("subjects_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_of" ADD CONSTRAINT "exams_of_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exams_of" ADD CONSTRAINT "exams_of_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_changes" ADD CONSTRAINT "exams_changes_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exams_changes" ADD CONSTRAINT "exams_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exams_bands" ADD CONSTRAINT "exams_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "classes_groups" ADD CONSTRAINT "classes_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subjects_groups" ADD CONSTRAINT "subjects_groups_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subjects_papers_parts" ADD CONSTRAINT "subjects_papers_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subjects_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subjects_papers" ADD CONSTRAINT "subjects_papers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enrolments_rels_order_idx" ON "enrolments_rels" USING btree ("order");
  CREATE INDEX "enrolments_rels_parent_idx" ON "enrolments_rels" USING btree ("parent_id");
  CREATE INDEX "enrolments_rels_path_idx" ON "enrolments_rels" USING btree ("path");
  CREATE INDEX "enrolments_rels_subjects_id_idx" ON "enrolments_rels" USING btree ("subjects_id");
  CREATE INDEX "exams_of_order_idx" ON "exams_of" USING btree ("_order");
  CREATE INDEX "exams_of_parent_id_idx" ON "exams_of" USING btree ("_parent_id");
  CREATE INDEX "exams_of_exam_idx" ON "exams_of" USING btree ("exam_id");
  CREATE INDEX "exams_changes_order_idx" ON "exams_changes" USING btree ("_order");
  CREATE INDEX "exams_changes_parent_id_idx" ON "exams_changes" USING btree ("_parent_id");
  CREATE INDEX "exams_changes_subject_idx" ON "exams_changes" USING btree ("subject_id");
  CREATE INDEX "exams_bands_order_idx" ON "exams_bands" USING btree ("_order");
  CREATE INDEX "exams_bands_parent_id_idx" ON "exams_bands" USING btree ("_parent_id");
  CREATE INDEX "classes_groups_order_idx" ON "classes_groups" USING btree ("order");
  CREATE INDEX "classes_groups_parent_idx" ON "classes_groups" USING btree ("parent_id");
  CREATE INDEX "subjects_groups_order_idx" ON "subjects_groups" USING btree ("order");
  CREATE INDEX "subjects_groups_parent_idx" ON "subjects_groups" USING btree ("parent_id");
  CREATE INDEX "subjects_papers_parts_order_idx" ON "subjects_papers_parts" USING btree ("_order");
  CREATE INDEX "subjects_papers_parts_parent_id_idx" ON "subjects_papers_parts" USING btree ("_parent_id");
  CREATE INDEX "subjects_papers_order_idx" ON "subjects_papers" USING btree ("_order");
  CREATE INDEX "subjects_papers_parent_id_idx" ON "subjects_papers" USING btree ("_parent_id");
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_fourth_id_subjects_id_fk" FOREIGN KEY ("fourth_id") REFERENCES "public"."subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subjects" ADD CONSTRAINT "subjects_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."years"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enrolments_fourth_idx" ON "enrolments" USING btree ("fourth_id");
  CREATE INDEX "subjects_year_idx" ON "subjects" USING btree ("year_id");
  CREATE UNIQUE INDEX "class_year_name_idx" ON "subjects" USING btree ("class_id","year_id","name");`)
	for (const statement of subjectYearStatements) await db.execute(sql.raw(statement));
	await db.execute(sql`
  ALTER TABLE "subjects" DROP COLUMN "full_marks";
  ALTER TABLE "subjects" DROP COLUMN "month_full";
  ALTER TABLE "subjects" DROP COLUMN "semester_full";
  ALTER TABLE "subjects" DROP COLUMN "fourth";
  ALTER TABLE "marking" DROP COLUMN "weighted";
  ALTER TABLE "marking" DROP COLUMN "month_share";`)
}

export async function down(): Promise<void> {
	throw new Error("The columns before this migration are gone.");
}
