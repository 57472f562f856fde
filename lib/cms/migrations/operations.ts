/**
 * SQL of the migration `operations`. It replaces the tables `imports` and `promotions` by one table for all operations
 * of staff on many records at once. `releases` keeps the exams, classes and times, which the public reads depend on;
 * the account that released them moves to `operations`.
 */

/** SQL that differs between the databases. */
type Dialect = {
	/** Type of an auto-incremented primary key. */
	id: string;
	/** Expression for a text column as a JSON string. */
	quoted: (column: string) => string;
	/** Expression for the number with that name in a JSON object. */
	number: (json: string, name: string) => string;
	/** Expression for the text with that name in a JSON object. */
	text: (json: string, name: string) => string;
	/** Condition that a timestamp of Payload is at most about 15 minutes after a time stored as text. */
	isSoonAfter: (time: string, text: string) => string;
};

/** Not records of the back office, so outside of Payload's schema, like `counters` and `limits`. */
const table = (id: string) => `CREATE TABLE "operations" (
	"id" ${id},
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"open" integer,
	"staff_id" integer REFERENCES "staff"("id") ON DELETE set null,
	"staff_name" text NOT NULL,
	"title" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"facts" text DEFAULT '{}' NOT NULL,
	"changes" text,
	"content" text,
	"fault" text,
	"fault_detail" text,
	"applied_at" text,
	"taken_back_at" text,
	"taken_back_id" integer REFERENCES "staff"("id") ON DELETE set null,
	"taken_back_name" text,
	"updated_at" text NOT NULL
)`;

const releases = `CREATE TABLE "releases" (
	"exam_id" integer NOT NULL REFERENCES "exams"("id") ON DELETE cascade,
	"class_id" integer NOT NULL REFERENCES "classes"("id") ON DELETE cascade,
	"at" text NOT NULL,
	"operation_id" integer NOT NULL REFERENCES "operations"("id"),
	PRIMARY KEY ("exam_id", "class_id")
)`;

const imports = `INSERT INTO "operations" ("subject", "state", "open", "staff_id", "staff_name", "title", "count", "facts",
		"changes", "content", "fault", "fault_detail", "applied_at", "updated_at")
	SELECT 'import', CASE WHEN i."state" = 'undone' THEN 'taken-back' ELSE i."state" END, i."open", i."staff_id",
		coalesce(s."name", ''), i."file", i."created_count" + i."changed_count",
		'{"created":' || i."created_count" || ',"changed":' || i."changed_count" || ',"refused":' || i."refused_count" || '}',
		i."changes", i."content", i."fault", i."detail", i."applied_at", i."updated_at"
	FROM "imports" i LEFT JOIN "staff" s ON s."id" = i."staff_id" ORDER BY i."id"`;

const promotions = `INSERT INTO "operations" ("subject", "state", "staff_id", "staff_name", "title", "count", "facts",
		"changes", "applied_at", "updated_at")
	SELECT 'promotion', CASE WHEN p."state" = 'undone' THEN 'taken-back' ELSE p."state" END, p."staff_id",
		coalesce(s."name", ''), p."title", p."student_count", '{"year":' || p."calendar_year" || '}', p."changes",
		p."applied_at", p."applied_at"
	FROM "promotions" p LEFT JOIN "staff" s ON s."id" = p."staff_id" ORDER BY p."id"`;

const releaseRows = (
	quoted: Dialect["quoted"],
) => `INSERT INTO "operations" ("subject", "state", "staff_id", "staff_name",
		"title", "count", "facts", "changes", "applied_at", "updated_at")
	SELECT 'release', 'applied', w."staff_id", w."staff_name", x."title",
		(SELECT count(*) FROM "results" r WHERE r."exam_id" = w."exam_id" AND r."class_id" = w."class_id"),
		'{"class":' || ${quoted(`c."name"`)} || '}',
		'{"exam":' || w."exam_id" || ',"class":' || w."class_id" || ',"at":"' || w."at" || '"}', w."made_at", w."made_at"
	FROM "releases" w JOIN "exams" x ON x."id" = w."exam_id" JOIN "classes" c ON c."id" = w."class_id" ORDER BY w."id"`;

const releasesAgain = ({
	number,
	text,
}: Dialect) => `INSERT INTO "releases" ("exam_id", "class_id", "at", "operation_id")
	SELECT ${number(`"changes"`, "exam")}, ${number(`"changes"`, "class")}, ${text(`"changes"`, "at")}, "id"
	FROM "operations" WHERE "subject" = 'release'`;

/** Deletes the activity's entries about these operations: the list of activity now shows the operations themselves. */
const entries = (isSoonAfter: Dialect["isSoonAfter"]) => `DELETE FROM "activity" WHERE EXISTS (
	SELECT 1 FROM "operations" o WHERE "activity"."title" = o."title" AND ${isSoonAfter(`"activity"."at"`, `o."applied_at"`)}
		AND (o."subject" = 'import' AND "activity"."kind" = 'students' AND "activity"."action" = 'create'
			OR o."subject" = 'promotion' AND "activity"."kind" = 'enrolments' AND "activity"."action" = 'create'
			OR o."subject" = 'release' AND "activity"."kind" = 'exams' AND "activity"."action" = 'publish'))`;

/** @returns the statements of the migration, in order */
export const operationStatements = (dialect: Dialect): string[] => [
	table(dialect.id),
	`CREATE UNIQUE INDEX "operations_open_idx" ON "operations" ("subject", "open")`,
	`CREATE INDEX "operations_applied_at_idx" ON "operations" ("applied_at")`,
	`CREATE INDEX "operations_taken_back_at_idx" ON "operations" ("taken_back_at")`,
	imports,
	promotions,
	releaseRows(dialect.quoted),
	`DROP TABLE "imports"`,
	`DROP TABLE "promotions"`,
	`DROP TABLE "releases"`,
	releases,
	releasesAgain(dialect),
	entries(dialect.isSoonAfter),
];
