/**
 * SQL of the migration `certificate_templates`: what certificates say, as heads have written it. Rows are only added: the
 * newest of a kind and language holds. `own` numbers the school's own papers, of the kind `own`; 0 for the other kinds.
 * Without `content` it is the original text, or a paper of the school's own that is no longer given.
 */

/** @param id type of an auto-incremented primary key. @returns the statements, in order */
export const certificateTemplateStatements = (id: string): string[] => [
	`CREATE TABLE "certificate_templates" (
		"id" ${id},
		"kind" text NOT NULL,
		"own" integer NOT NULL,
		"language" text NOT NULL,
		"content" text,
		"operation_id" integer REFERENCES "operations"("id") ON DELETE set null,
		"staff_name" text NOT NULL,
		"made_at" text NOT NULL
	)`,
	`CREATE INDEX "certificate_templates_of_idx" ON "certificate_templates" ("kind", "own", "language", "id")`,
];
