/** What keeps a setup of classes from being taken back: its records are used or were changed since. */
import "server-only";
import type { PayloadRequest } from "payload";
import { listOf, type SQL, sql } from "@/lib/school/query";
import { selectIn } from "../import/changes";
import type { Hold } from "../operations/operation";
import { classSetupText } from "./text";

type Table = "years" | "classes" | "sections" | "subjects";

/** Ids of the records that were made, and when the last of them was, ISO 8601. */
export type Made = Record<Table, number[]> & { until: string };

const { holds } = classSetupText;

type Found = { id: number; title: string };
type Question = { of: Table; title: SQL; used: SQL; reason: string };

/** Not of the setup itself. */
const others = (column: SQL, ids: readonly number[]) => sql`${column} NOT IN (${listOf([0, ...ids])})`;

const questions = (made: Made): Question[] => [
	...(["subjects", "sections", "classes"] as const).map((table) => ({
		...{ of: table, title: table === "classes" ? sql`r.name` : sql`r.title`, reason: holds.changed },
		used: sql`SELECT 1 WHERE r.updated_at > ${made.until}`,
	})),
	{
		...{ of: "subjects", title: sql`r.title`, reason: holds.marks },
		used: sql`SELECT 1 FROM marks m WHERE m.subject_id = r.id`,
	},
	{
		...{ of: "subjects", title: sql`r.title`, reason: holds.students },
		used: sql`SELECT 1 FROM enrolments_rels e WHERE e.subjects_id = r.id
			UNION ALL SELECT 1 FROM enrolments e WHERE e.fourth_id = r.id`,
	},
	{
		...{ of: "subjects", title: sql`r.title`, reason: holds.accounts },
		used: sql`SELECT 1 FROM staff_rels e WHERE e.subjects_id = r.id`,
	},
	{
		...{ of: "sections", title: sql`r.title`, reason: holds.students },
		used: sql`SELECT 1 FROM enrolments e WHERE e.section_id = r.id UNION ALL SELECT 1 FROM results e WHERE e.section_id = r.id`,
	},
	{
		...{ of: "classes", title: sql`r.name`, reason: holds.used },
		used: sql`SELECT 1 FROM sections s WHERE s.class_id = r.id AND ${others(sql`s.id`, made.sections)}
			UNION ALL SELECT 1 FROM subjects s WHERE s.class_id = r.id AND ${others(sql`s.id`, made.subjects)}
			UNION ALL SELECT 1 FROM results e WHERE e.class_id = r.id
			UNION ALL SELECT 1 FROM notices_rels n WHERE n.classes_id = r.id`,
	},
	{
		...{ of: "years", title: sql`r.title`, reason: holds.exams },
		used: sql`SELECT 1 FROM exams x WHERE x.year_id = r.id`,
	},
	{
		...{ of: "years", title: sql`r.title`, reason: holds.used },
		used: sql`SELECT 1 FROM enrolments e WHERE e.year_id = r.id
			UNION ALL SELECT 1 FROM subjects s WHERE s.year_id = r.id AND ${others(sql`s.id`, made.subjects)}`,
	},
];

/** @returns the records that are used, and those that were changed since, each with the reason */
export async function findHolds(made: Made, req: PayloadRequest): Promise<Hold[]> {
	const found: Hold[] = [];
	for (const { of, title, used, reason } of questions(made)) {
		const rows = await selectIn<Found>(
			req,
			made[of],
			(list) =>
				sql`SELECT r.id, ${title} AS title FROM ${sql.identifier(of)} r WHERE r.id IN (${list}) AND EXISTS (${used})`,
		);
		found.push(...rows.map((row) => ({ title: row.title, reason })));
	}
	return found;
}

/** @returns those of the records that there still are */
export const selectMade = (table: Table, ids: number[], req: PayloadRequest) =>
	selectIn<{ id: number }>(req, ids, (list) => sql`SELECT id FROM ${sql.identifier(table)} WHERE id IN (${list})`);

/** @returns those of the classes that nobody has changed since that time, and of which no student has a group */
export const selectUnchanged = (ids: number[], until: string, req: PayloadRequest) =>
	selectIn<{ id: number }>(
		req,
		ids,
		(list) => sql`SELECT c.id FROM classes c WHERE c.updated_at <= ${until} AND c.id IN (${list})
			AND NOT EXISTS (SELECT 1 FROM enrolments e WHERE e.class_id = c.id AND e."group" IS NOT NULL)`,
	);
