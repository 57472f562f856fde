/**
 * SQL of the migration `identity_cards`: identity cards of students and staff, numbered by kind and year. Not records of
 * the back office, so outside of Payload's schema. A row is never deleted: of an erased person it keeps kind, number and
 * date.
 */

/** @param id type of an auto-incremented primary key. @returns the statements, in order */
export const identityCardStatements = (id: string): string[] => [
	`CREATE TABLE "identity_cards" (
		"id" ${id},
		"kind" text NOT NULL,
		"year" integer NOT NULL,
		"number" integer NOT NULL,
		"date" text NOT NULL,
		"valid_until" text NOT NULL,
		"code" text NOT NULL,
		"student_id" integer REFERENCES "students"("id") ON DELETE set null,
		"enrolment_id" integer REFERENCES "enrolments"("id") ON DELETE set null,
		"teacher_id" integer REFERENCES "teachers"("id") ON DELETE set null,
		"card" text,
		"operation_id" integer REFERENCES "operations"("id") ON DELETE set null,
		"staff_name" text NOT NULL,
		"made_at" text NOT NULL,
		"state" text NOT NULL,
		"cancelled_at" text,
		"cancelled_name" text,
		"cancel_reason" text
	)`,
	`CREATE UNIQUE INDEX "identity_cards_number_idx" ON "identity_cards" ("kind", "year", "number")`,
	`CREATE UNIQUE INDEX "identity_cards_code_idx" ON "identity_cards" ("code")`,
	`CREATE INDEX "identity_cards_student_idx" ON "identity_cards" ("student_id")`,
	`CREATE INDEX "identity_cards_enrolment_idx" ON "identity_cards" ("enrolment_id")`,
	`CREATE INDEX "identity_cards_teacher_idx" ON "identity_cards" ("teacher_id")`,
];
