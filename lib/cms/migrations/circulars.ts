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

/**
 * SQL of the table `circular_reached` (lib/office/circulars/reached): by which ways without internet a student's family was
 * told of a notice, and when last. Not columns of `circular_reads`: there a row is a confirmation, also for processes of the
 * former version that go on while this one migrates.
 */
export const circularReachedStatements = [
	`CREATE TABLE "circular_reached" (
	"notice_id" integer NOT NULL REFERENCES "notices"("id") ON DELETE cascade,
	"student_id" integer NOT NULL REFERENCES "students"("id") ON DELETE cascade,
	"sms_at" text,
	"strip_at" text,
	"told_at" text,
	PRIMARY KEY ("notice_id", "student_id")
)`,
	`CREATE INDEX "circular_reached_student_idx" ON "circular_reached" ("student_id")`,
];
