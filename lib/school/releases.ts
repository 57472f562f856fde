/**
 * Which results the public may see: those that belong to a release (table `releases`: an exam and a class) whose time has
 * come. The reads compare it with the clock; lib/upkeep/dates expires the cached ones when it is reached.
 */
import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { ownRelease } from "@/lib/cms/students/references";
import { callTypeOf, type Exam, type ResultChoices } from "@/lib/contract/results";
import { query, type SQL, sql } from "./query";
import { getClasses, getYears } from "./structure";

/**
 * @param exam column with the exam's id
 * @param classId column with the class's id
 * @returns the condition that results of this exam and class are released by now
 */
export const releasedNow = (exam: SQL, classId: SQL, now = new Date()): SQL =>
	sql`EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = ${exam} AND w.class_id = ${classId} AND w.at <= ${now.toISOString()})`;

/**
 * @returns the join of the result `r` with its release `w`, whose time has come. A result that a former release wrote,
 * and the present one did not write anew, has none.
 */
export const joinReleaseNow = (): SQL => sql`JOIN releases w ON ${ownRelease} AND w.at <= ${new Date().toISOString()}`;

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
