/**
 * SQL of the migration `teaching`, the same for both databases: subjects stand per year, with papers and parts;
 * enrolments have the fourth subject; marks name the paper. Runs after the new columns and before the old ones go.
 */

/** Years and classes that need subjects of their own: those with students or marks. The newest year keeps the ids. */
const places = `SELECT e."year_id", e."class_id" FROM "enrolments" e
	UNION SELECT x."year_id", s."class_id" FROM "marks" m JOIN "exams" x ON x."id" = m."exam_id"
		JOIN "subjects" s ON s."id" = m."subject_id"`;

const copies = `INSERT INTO "subjects" ("year_id", "class_id", "name", "title", "sequence", "takers", "full_marks",
		"month_full", "semester_full", "monthly_full", "fourth")
	SELECT p."year_id", s."class_id", s."name", s."title", s."sequence", s."takers", s."full_marks",
		s."month_full", s."semester_full", s."monthly_full", s."fourth"
	FROM "subjects" s JOIN (${places}) p ON p."class_id" = s."class_id" WHERE p."year_id" <> s."year_id"
	ORDER BY p."year_id", s."id"`;

const marksOfCopies = `UPDATE "marks" SET "subject_id" = (
	SELECT c."id" FROM "subjects" s JOIN "exams" x ON x."id" = "marks"."exam_id"
		JOIN "subjects" c ON c."class_id" = s."class_id" AND c."name" = s."name" AND c."year_id" = x."year_id"
	WHERE s."id" = "marks"."subject_id")`;

const part = (code: string, name: string, full: string, order: number) => `INSERT INTO "subjects_papers_parts"
		("_order", "_parent_id", "id", "code", "name", "full")
	SELECT ${order}, 'paper-' || "id", '${code}-' || "id", '${code}', '${name}', "${full}"
	FROM "subjects" WHERE "${full}" > 0`;

/** The fourth subject was the one with marks; in the last exam, if it has changed. */
const fourths = `UPDATE "enrolments" SET "fourth_id" = (
	SELECT m."subject_id" FROM "marks" m JOIN "subjects" s ON s."id" = m."subject_id"
	WHERE m."enrolment_id" = "enrolments"."id" AND s."takers" = 'chosen' AND (m."hundredths" IS NOT NULL OR m."absent" = 1)
	ORDER BY m."exam_id" DESC, m."subject_id" LIMIT 1)`;

/** Parts had weights, or were scaled to other full marks: where that made a difference, the full marks must be checked. */
const differs = `s."full_marks" <> s."month_full" + s."semester_full" OR s."month_full" > 0 AND s."semester_full" > 0
	AND EXISTS (SELECT 1 FROM "marking" g WHERE g."weighted"
		AND 100 * s."month_full" <> g."month_share" * (s."month_full" + s."semester_full"))`;

const unclear = `UPDATE "exams" SET "check_full_marks" = true WHERE "type" = 'semester' AND EXISTS (
	SELECT 1 FROM "marks" m JOIN "enrolments" e ON e."id" = m."enrolment_id" JOIN "subjects" s ON s."id" = m."subject_id"
	WHERE m."exam_id" = "exams"."id" AND (${differs}) AND NOT EXISTS (
		SELECT 1 FROM "releases" w WHERE w."exam_id" = m."exam_id" AND w."class_id" = e."class_id"))`;

/** Students who are left out of an exam: they get no sheet. Not records of the back office, like `marks`. */
const exemptions = `CREATE TABLE "exam_exemptions" (
	"exam_id" integer NOT NULL REFERENCES "exams"("id") ON DELETE cascade,
	"enrolment_id" integer NOT NULL REFERENCES "enrolments"("id") ON DELETE cascade,
	"staff_id" integer REFERENCES "staff"("id") ON DELETE set null,
	"staff_name" text NOT NULL,
	"at" text NOT NULL,
	PRIMARY KEY ("exam_id", "enrolment_id")
)`;

/** The statements, in order. */
export const subjectYearStatements: readonly string[] = [
	`UPDATE "classes" SET "sequence" = "id"`,
	`UPDATE "subjects" SET "takers" = 'chosen' WHERE "fourth"`,
	`UPDATE "subjects" SET "year_id" = (SELECT "id" FROM "years" ORDER BY "year" DESC LIMIT 1)`,
	copies,
	marksOfCopies,
	`INSERT INTO "subjects_papers" ("_order", "_parent_id", "id", "code")
		SELECT 1, "id", 'paper-' || "id", '1' FROM "subjects"`,
	part("month", "মাসিক", "month_full", 1),
	part("semester", "সেমিস্টার", "semester_full", 2),
	fourths,
	unclear,
	`ALTER TABLE "marks" ADD COLUMN "paper" text DEFAULT '1' NOT NULL`,
	`DROP INDEX "marks_cell_idx"`,
	`CREATE UNIQUE INDEX "marks_cell_idx" ON "marks" ("exam_id", "enrolment_id", "subject_id", "paper", "part")`,
	exemptions,
	`CREATE INDEX "exam_exemptions_enrolment_idx" ON "exam_exemptions" ("enrolment_id")`,
];
