/**
 * SQL of the tables of exam routines (lib/school/exam-routines), for both databases; outside of Payload's schema. A row of
 * `exam_routines` says that an exam's routine has begun, and since when it is public; `exam_sittings` has one row for each
 * subject that a class sits: days as yyyy-mm-dd and times as hh:mm, in Dhaka.
 */
export const examRoutineStatements = [
	`CREATE TABLE "exam_routines" (
	"exam_id" integer PRIMARY KEY NOT NULL REFERENCES "exams"("id") ON DELETE cascade,
	"published_at" text,
	"updated_at" text NOT NULL
)`,
	`CREATE TABLE "exam_sittings" (
	"exam_id" integer NOT NULL REFERENCES "exam_routines"("exam_id") ON DELETE cascade,
	"class_id" integer NOT NULL REFERENCES "classes"("id") ON DELETE cascade,
	"subject" text NOT NULL,
	"day" text NOT NULL,
	"starts" text,
	"ends" text,
	"hall" text,
	"changed_at" text NOT NULL,
	PRIMARY KEY ("exam_id", "class_id", "subject")
)`,
	`CREATE INDEX "exam_sittings_day_idx" ON "exam_sittings" ("day")`,
];
