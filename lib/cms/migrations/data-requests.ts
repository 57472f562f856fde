/**
 * SQL of the migration `data_requests`: what families ask of the school about their data. Not records of the back
 * office, so outside of Payload's schema.
 */

/** @param id type of an auto-incremented primary key. @returns the statements, in order */
export const dataRequestStatements = (id: string): string[] => [
	`CREATE TABLE "data_requests" (
		"id" ${id},
		"code" bigint NOT NULL,
		"kind" text NOT NULL,
		"text" text DEFAULT '' NOT NULL,
		"state" text NOT NULL,
		"at" text NOT NULL,
		"until" text NOT NULL,
		"answer" text,
		"answered_at" text,
		"staff_name" text
	)`,
	`CREATE UNIQUE INDEX "data_requests_open_idx" ON "data_requests" ("code", "kind") WHERE "state" = 'open'`,
	`CREATE INDEX "data_requests_code_idx" ON "data_requests" ("code")`,
];
