import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { callTypeOf, type Exam, type ResultChoices } from "@/lib/contract/results";
import { query, sql } from "./query";
import { releasedNow } from "./releases";
import { getClasses, getYears } from "./structure";

/** @returns the exams of which at least one class is released, the newest year first, and in it what was released last */
export async function getPublishedExams(): Promise<Exam[]> {
	"use cache";
	tagged("exams", "years");
	const now = new Date();
	const released = sql`(SELECT max(w.at) FROM releases w WHERE w.exam_id = x.id AND w.at <= ${now.toISOString()})`;
	const found = await query<{ id: number; name: string; year: number | string; exam_type: string }>(sql`
		SELECT x.id, x.name, y.year, x.type AS exam_type FROM exams x JOIN years y ON y.id = x.year_id
		WHERE EXISTS (SELECT 1 FROM classes c WHERE ${releasedNow(sql`x.id`, sql`c.id`, now)})
		ORDER BY y.year DESC, ${released} DESC, x.id DESC`);
	return found.map((exam) => ({ ...exam, year: Number(exam.year), exam_type: callTypeOf(exam.exam_type) }));
}

/** @returns the options of the result search */
export async function getResultChoices(): Promise<ResultChoices> {
	const [exams, year, classes] = await Promise.all([getPublishedExams(), getYears(), getClasses()]);
	return { exams, year, class: classes };
}
