/** The exams and sections whose marks an account may enter. */
import "server-only";
import type { Staff } from "@/lib/cms/payload-types";
import { query, sql } from "@/lib/school/query";
import { mayMark } from "./setup";

export type Choice = { id: number; title: string };
type MarkChoices = { exams: Choice[]; sections: (Choice & { class: number })[] };

/** @returns the exams that have marks of their own, the newest first, and the sections of the account's classes */
export async function readChoices(account: Pick<Staff, "role" | "classes">): Promise<MarkChoices> {
	const [exams, sections] = await Promise.all([
		query<Choice>(
			sql`SELECT x.id, x.title FROM exams x JOIN years y ON y.id = x.year_id WHERE x.type <> 'combined'
				ORDER BY y.year DESC, x.id DESC`,
		),
		query<Choice & { class: number }>(sql`SELECT n.id, n.title, n.class_id AS class FROM sections n
				JOIN classes c ON c.id = n.class_id ORDER BY c.sequence, c.id, n.name`),
	]);
	return { exams, sections: sections.filter((section) => mayMark(account, section.class)) };
}
