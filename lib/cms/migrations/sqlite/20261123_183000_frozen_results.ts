import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { freezeResults } from "../frozen-results";

const before = [
	`ALTER TABLE "results" ADD "year_id" integer REFERENCES years(id)`,
	`ALTER TABLE "results" ADD "section_id" integer REFERENCES sections(id)`,
	`ALTER TABLE "results" ADD "code" numeric`,
	`ALTER TABLE "results" ADD "operation" numeric`,
	`ALTER TABLE "results" ADD "sheet" text`,
];

const after = [
	`DROP TABLE "results_subjects"`,
	`CREATE INDEX "results_year_idx" ON "results" ("year_id")`,
	`CREATE INDEX "results_section_idx" ON "results" ("section_id")`,
	`CREATE INDEX "code_exam_idx" ON "results" ("code", "exam_id")`,
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of before) await db.run(sql.raw(statement));
	await freezeResults((statement) => db.all(statement));
	for (const statement of after) await db.run(sql.raw(statement));
}

export async function down(): Promise<void> {
	throw new Error("The subjects of results are gone from their table.");
}
