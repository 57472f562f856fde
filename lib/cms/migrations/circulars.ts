/**
 * SQL of the table `circular_reads` (lib/school/circulars), for both databases; outside of Payload's schema: which
 * student's family has confirmed that it has read a notice, and when.
 */
export const circularReadStatements = [
	`CREATE TABLE "circular_reads" (
	"notice_id" integer NOT NULL REFERENCES "notices"("id") ON DELETE cascade,
	"student_id" integer NOT NULL REFERENCES "students"("id") ON DELETE cascade,
	"at" text NOT NULL,
	PRIMARY KEY ("notice_id", "student_id")
)`,
	`CREATE INDEX "circular_reads_student_idx" ON "circular_reads" ("student_id")`,
];
