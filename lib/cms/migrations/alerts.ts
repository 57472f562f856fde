/**
 * SQL of the table `alerts` (lib/cms/alerts), outside of Payload's schema: a row is something that the heads are told of.
 * With the names of that time, because a row outlives its accounts.
 * @param id type of an auto-incremented primary key
 * @returns the statements, in order
 */
export const alertStatements = (id: string): string[] => [
	`CREATE TABLE "alerts" (
		"id" ${id},
		"kind" text NOT NULL,
		"staff_id" integer REFERENCES "staff"("id") ON DELETE set null,
		"name" text NOT NULL,
		"by_id" integer REFERENCES "staff"("id") ON DELETE set null,
		"by_name" text NOT NULL,
		"at" text NOT NULL
	)`,
	`CREATE INDEX "alerts_staff_idx" ON "alerts" ("staff_id")`,
];
