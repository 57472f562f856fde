/**
 * SQL of the migration `certificates`: what was certified on paper, numbered by kind and year. Not records of the back
 * office, so outside of Payload's schema. A row is never deleted: of an erased person it keeps kind, number and date.
 */

/** @param id type of an auto-incremented primary key. @returns the statements, in order */
export const certificateStatements = (id: string): string[] => [
	`CREATE TABLE "certificates" (
		"id" ${id},
		"kind" text NOT NULL,
		"language" text NOT NULL,
		"year" integer NOT NULL,
		"number" integer NOT NULL,
		"memo" text NOT NULL,
		"date" text NOT NULL,
		"code" text NOT NULL,
		"request" text,
		"student_id" integer REFERENCES "students"("id") ON DELETE set null,
		"paper" text,
		"operation_id" integer REFERENCES "operations"("id") ON DELETE set null,
		"staff_name" text NOT NULL,
		"made_at" text NOT NULL,
		"printed_at" text,
		"state" text NOT NULL,
		"cancelled_at" text,
		"cancelled_name" text,
		"cancel_reason" text
	)`,
	`CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" ("kind", "year", "number")`,
	`CREATE UNIQUE INDEX "certificates_code_idx" ON "certificates" ("code")`,
	`CREATE UNIQUE INDEX "certificates_request_idx" ON "certificates" ("request")`,
	`CREATE INDEX "certificates_student_idx" ON "certificates" ("student_id")`,
];
