/**
 * SQL of the migration `second_factor`. The tables are outside of Payload's schema: none of its APIs, forms, versions or
 * lists of acts can read or write what is in them.
 * @param id type of an auto-incremented primary key
 * @returns the statements, in order
 */
export const secondFactorStatements = (id: string): string[] => [
	`CREATE TABLE "second_factors" (
		"staff_id" integer PRIMARY KEY NOT NULL REFERENCES "staff"("id") ON DELETE cascade,
		"asked_at" text,
		"secret" text,
		"pending" text,
		"set_at" text,
		"last_step" integer,
		"tries" integer DEFAULT 0 NOT NULL,
		"tries_until" text DEFAULT '' NOT NULL
	)`,
	`CREATE TABLE "recovery_codes" (
		"id" ${id},
		"staff_id" integer NOT NULL REFERENCES "staff"("id") ON DELETE cascade,
		"hash" text NOT NULL
	)`,
	`CREATE INDEX "recovery_codes_staff_idx" ON "recovery_codes" ("staff_id")`,
	`CREATE TABLE "step_ups" (
		"session_id" text PRIMARY KEY NOT NULL,
		"staff_id" integer NOT NULL REFERENCES "staff"("id") ON DELETE cascade,
		"until" text NOT NULL
	)`,
];
