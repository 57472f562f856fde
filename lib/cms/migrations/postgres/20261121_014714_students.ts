import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_students_gender" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_students_present_thana" AS ENUM('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
  CREATE TYPE "public"."enum_students_permanent_thana" AS ENUM('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
  CREATE TYPE "public"."enum_exams_type" AS ENUM('semester', 'monthly');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'admitted');
  CREATE TYPE "public"."enum_applications_gender" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_applications_present_thana" AS ENUM('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
  CREATE TYPE "public"."enum_applications_permanent_thana" AS ENUM('bhola sadar', 'daulatkhan', 'borhanuddin', 'lalmohan', 'charfassion', 'monpura', 'tajumuddin');
  CREATE TABLE "students" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"date_of_birth" varchar,
  	"birth_number" varchar,
  	"gender" "enum_students_gender" NOT NULL,
  	"father_name" varchar NOT NULL,
  	"father_mobile" varchar,
  	"mother_name" varchar NOT NULL,
  	"mother_mobile" varchar,
  	"present_class_id" integer,
  	"previous_class_id" integer,
  	"previous_school" varchar,
  	"present_thana" "enum_students_present_thana",
  	"present_address" varchar,
  	"permanent_thana" "enum_students_permanent_thana",
  	"permanent_address" varchar,
  	"picture" varchar,
  	"password_hash" varchar,
  	"password_version" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer NOT NULL,
  	"year_id" integer NOT NULL,
  	"section_id" integer NOT NULL,
  	"class_id" integer NOT NULL,
  	"roll" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "years" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"class_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"year_id" integer NOT NULL,
  	"type" "enum_exams_type" NOT NULL,
  	"published" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "results_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"month_marks" numeric,
  	"semester_marks" numeric,
  	"marks" numeric NOT NULL,
  	"full_marks" numeric NOT NULL,
  	"fourth" boolean DEFAULT false
  );
  
  CREATE TABLE "results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"student_id" integer NOT NULL,
  	"exam_id" integer NOT NULL,
  	"position" numeric,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"code" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"date_of_birth" varchar,
  	"birth_number" varchar,
  	"gender" "enum_applications_gender" NOT NULL,
  	"father_name" varchar NOT NULL,
  	"father_mobile" varchar,
  	"mother_name" varchar NOT NULL,
  	"mother_mobile" varchar,
  	"present_class_id" integer,
  	"previous_class_id" integer,
  	"previous_school" varchar,
  	"present_thana" "enum_applications_present_thana",
  	"present_address" varchar,
  	"permanent_thana" "enum_applications_permanent_thana",
  	"permanent_address" varchar,
  	"picture" varchar,
  	"browser_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"student_id" integer,
  	"application_id" integer,
  	"password_version" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "grading_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"grade" varchar NOT NULL,
  	"from" numeric NOT NULL,
  	"point" numeric NOT NULL
  );
  
  CREATE TABLE "grading" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"graded" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "student_area" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"directory_open" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "students_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "years_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "classes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "results_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tokens_id" integer;
  ALTER TABLE "students" ADD CONSTRAINT "students_present_class_id_classes_id_fk" FOREIGN KEY ("present_class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students" ADD CONSTRAINT "students_previous_class_id_classes_id_fk" FOREIGN KEY ("previous_class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."years"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exams" ADD CONSTRAINT "exams_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."years"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results_subjects" ADD CONSTRAINT "results_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_present_class_id_classes_id_fk" FOREIGN KEY ("present_class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_previous_class_id_classes_id_fk" FOREIGN KEY ("previous_class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tokens" ADD CONSTRAINT "tokens_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tokens" ADD CONSTRAINT "tokens_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "grading_bands" ADD CONSTRAINT "grading_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."grading"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "students_code_idx" ON "students" USING btree ("code");
  CREATE INDEX "students_present_class_idx" ON "students" USING btree ("present_class_id");
  CREATE INDEX "students_previous_class_idx" ON "students" USING btree ("previous_class_id");
  CREATE UNIQUE INDEX "students_picture_idx" ON "students" USING btree ("picture");
  CREATE INDEX "students_updated_at_idx" ON "students" USING btree ("updated_at");
  CREATE INDEX "students_created_at_idx" ON "students" USING btree ("created_at");
  CREATE INDEX "enrolments_student_idx" ON "enrolments" USING btree ("student_id");
  CREATE INDEX "enrolments_year_idx" ON "enrolments" USING btree ("year_id");
  CREATE INDEX "enrolments_section_idx" ON "enrolments" USING btree ("section_id");
  CREATE INDEX "enrolments_class_idx" ON "enrolments" USING btree ("class_id");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE UNIQUE INDEX "student_year_idx" ON "enrolments" USING btree ("student_id","year_id");
  CREATE UNIQUE INDEX "year_section_roll_idx" ON "enrolments" USING btree ("year_id","section_id","roll");
  CREATE UNIQUE INDEX "years_year_idx" ON "years" USING btree ("year");
  CREATE INDEX "years_updated_at_idx" ON "years" USING btree ("updated_at");
  CREATE INDEX "years_created_at_idx" ON "years" USING btree ("created_at");
  CREATE UNIQUE INDEX "classes_name_idx" ON "classes" USING btree ("name");
  CREATE INDEX "classes_updated_at_idx" ON "classes" USING btree ("updated_at");
  CREATE INDEX "classes_created_at_idx" ON "classes" USING btree ("created_at");
  CREATE INDEX "sections_class_idx" ON "sections" USING btree ("class_id");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE UNIQUE INDEX "class_name_idx" ON "sections" USING btree ("class_id","name");
  CREATE INDEX "exams_year_idx" ON "exams" USING btree ("year_id");
  CREATE INDEX "exams_updated_at_idx" ON "exams" USING btree ("updated_at");
  CREATE INDEX "exams_created_at_idx" ON "exams" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_name_idx" ON "exams" USING btree ("year_id","name");
  CREATE INDEX "results_subjects_order_idx" ON "results_subjects" USING btree ("_order");
  CREATE INDEX "results_subjects_parent_id_idx" ON "results_subjects" USING btree ("_parent_id");
  CREATE INDEX "results_student_idx" ON "results" USING btree ("student_id");
  CREATE INDEX "results_exam_idx" ON "results" USING btree ("exam_id");
  CREATE INDEX "results_updated_at_idx" ON "results" USING btree ("updated_at");
  CREATE INDEX "results_created_at_idx" ON "results" USING btree ("created_at");
  CREATE UNIQUE INDEX "student_exam_idx" ON "results" USING btree ("student_id","exam_id");
  CREATE UNIQUE INDEX "applications_code_idx" ON "applications" USING btree ("code");
  CREATE INDEX "applications_present_class_idx" ON "applications" USING btree ("present_class_id");
  CREATE INDEX "applications_previous_class_idx" ON "applications" USING btree ("previous_class_id");
  CREATE UNIQUE INDEX "applications_picture_idx" ON "applications" USING btree ("picture");
  CREATE UNIQUE INDEX "applications_browser_key_idx" ON "applications" USING btree ("browser_key");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "tokens_hash_idx" ON "tokens" USING btree ("hash");
  CREATE INDEX "tokens_student_idx" ON "tokens" USING btree ("student_id");
  CREATE INDEX "tokens_application_idx" ON "tokens" USING btree ("application_id");
  CREATE INDEX "tokens_expires_at_idx" ON "tokens" USING btree ("expires_at");
  CREATE INDEX "tokens_updated_at_idx" ON "tokens" USING btree ("updated_at");
  CREATE INDEX "tokens_created_at_idx" ON "tokens" USING btree ("created_at");
  CREATE INDEX "grading_bands_order_idx" ON "grading_bands" USING btree ("_order");
  CREATE INDEX "grading_bands_parent_id_idx" ON "grading_bands" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_students_fk" FOREIGN KEY ("students_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_years_fk" FOREIGN KEY ("years_id") REFERENCES "public"."years"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_classes_fk" FOREIGN KEY ("classes_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exams_fk" FOREIGN KEY ("exams_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_results_fk" FOREIGN KEY ("results_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tokens_fk" FOREIGN KEY ("tokens_id") REFERENCES "public"."tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_students_id_idx" ON "payload_locked_documents_rels" USING btree ("students_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_years_id_idx" ON "payload_locked_documents_rels" USING btree ("years_id");
  CREATE INDEX "payload_locked_documents_rels_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("classes_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_exams_id_idx" ON "payload_locked_documents_rels" USING btree ("exams_id");
  CREATE INDEX "payload_locked_documents_rels_results_id_idx" ON "payload_locked_documents_rels" USING btree ("results_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("tokens_id");`)
  // Not records of the back office: the row of numbers, and the limits that must survive a restart.
  await db.execute(sql`
  CREATE TABLE "counters" ("name" varchar PRIMARY KEY NOT NULL, "value" bigint NOT NULL);
  CREATE TABLE "limits" ("key" varchar PRIMARY KEY NOT NULL, "points" integer NOT NULL, "expire" bigint);
  INSERT INTO "classes" ("id", "name") VALUES (1, 'নার্সারি'), (2, 'কেজি'), (3, 'প্রথম'), (4, 'দ্বিতীয়'), (5, 'তৃতীয়'), (6, 'চতুর্থ'), (7, 'পঞ্চম'), (8, 'ষষ্ঠ'), (9, 'সপ্তম'), (10, 'অষ্টম'), (11, 'নবম');
  SELECT setval(pg_get_serial_sequence('classes', 'id'), 11);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "students" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "years" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "classes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "results_subjects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "grading_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "grading" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "student_area" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "counters";
  DROP TABLE "limits";
  DROP TABLE "students" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "years" CASCADE;
  DROP TABLE "classes" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "exams" CASCADE;
  DROP TABLE "results_subjects" CASCADE;
  DROP TABLE "results" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "tokens" CASCADE;
  DROP TABLE "grading_bands" CASCADE;
  DROP TABLE "grading" CASCADE;
  DROP TABLE "student_area" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_students_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_years_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_classes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_results_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tokens_fk";
  
  DROP INDEX "payload_locked_documents_rels_students_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_years_id_idx";
  DROP INDEX "payload_locked_documents_rels_classes_id_idx";
  DROP INDEX "payload_locked_documents_rels_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_exams_id_idx";
  DROP INDEX "payload_locked_documents_rels_results_id_idx";
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_tokens_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "students_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "years_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "classes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "results_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tokens_id";
  DROP TYPE "public"."enum_students_gender";
  DROP TYPE "public"."enum_students_present_thana";
  DROP TYPE "public"."enum_students_permanent_thana";
  DROP TYPE "public"."enum_exams_type";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_gender";
  DROP TYPE "public"."enum_applications_present_thana";
  DROP TYPE "public"."enum_applications_permanent_thana";`)
}
