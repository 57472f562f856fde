import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { freezeResults, type Run } from "../frozen-results";

const before = [
	`ALTER TABLE "results" ADD COLUMN "year_id" integer`,
	`ALTER TABLE "results" ADD COLUMN "section_id" integer`,
	`ALTER TABLE "results" ADD COLUMN "code" numeric`,
	`ALTER TABLE "results" ADD COLUMN "operation" numeric`,
	`ALTER TABLE "results" ADD COLUMN "sheet" varchar`,
];

const after = [
	`DROP TABLE "results_subjects"`,
	`ALTER TABLE "results" ADD CONSTRAINT "results_year_id_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "years"("id") ON DELETE set null`,
	`ALTER TABLE "results" ADD CONSTRAINT "results_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "sections"("id") ON DELETE set null`,
	`CREATE INDEX "results_year_idx" ON "results" ("year_id")`,
	`CREATE INDEX "results_section_idx" ON "results" ("section_id")`,
	`CREATE INDEX "code_exam_idx" ON "results" ("code", "exam_id")`,
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
	for (const statement of before) await db.execute(sql.raw(statement));
	await freezeResults((async (statement) => (await db.execute(statement)).rows) as Run);
	for (const statement of after) await db.execute(sql.raw(statement));
}

export async function down(): Promise<void> {
	throw new Error("The subjects of results are gone from their table.");
}
