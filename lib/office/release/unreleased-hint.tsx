/** How many exams a change of scale, rules, a class or a subject touches: those that are not released. */
import "server-only";
import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import { query, type SQL, sql } from "@/lib/school/query";
import { findStaff } from "../guard";
import type { ResultSource } from "../values/study";
import { hasMarks } from "./releases";
import { releaseText } from "./text";

const notReleased = sql`NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id AND w.class_id = c.id)`;

/** The exam `x` is released for no class, or some class `c` has marks that are not released. */
const isOpen = sql`(NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id)
	OR EXISTS (SELECT 1 FROM classes c WHERE ${notReleased} AND ${hasMarks}))`;

async function countExams(where: SQL): Promise<number> {
	const [found] = await query<{ count: number | string }>(sql`SELECT count(*) AS count FROM exams x WHERE ${where}`);
	return Number(found?.count);
}

/** @returns exams without a scale of their own */
export const countByScale = () => countExams(sql`coalesce(x.scale, 'school') = 'school' AND ${isOpen}`);

/** @returns exams that follow the school in rounding, places of the failed, or who is ranked together */
export const countByRules = () =>
	countExams(sql`(x.rounding IS NULL OR x.place_failed IS NULL OR x.rank_within IS NULL) AND ${isOpen}`);

/** @returns exams of the year that are not released for the class */
export const countOfYear = (year: number, classId: number) =>
	countExams(sql`x.year_id = ${year} AND NOT EXISTS (
		SELECT 1 FROM releases w WHERE w.exam_id = x.id AND w.class_id = ${classId})`);

/** @returns exams of all years in which the class has students and is not released */
export const countOfClass = (classId: number) =>
	countExams(sql`EXISTS (SELECT 1 FROM classes c WHERE c.id = ${classId} AND ${notReleased} AND (${hasMarks}
		OR (NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id)
			AND EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = x.year_id AND e.class_id = c.id))))`);

/** @returns those of {@link countOfYear} for the subject's year and class */
export async function countOfSubject(id: number): Promise<number> {
	const [subject] = await query<{ year: number | null; class: number }>(
		sql`SELECT year_id AS year, class_id AS class FROM subjects WHERE id = ${id}`,
	);
	return subject?.year ? countOfYear(subject.year, subject.class) : 0;
}

/** @returns for how many classes the exam is released */
export async function countReleasedClasses(exam: number): Promise<number> {
	const [found] = await query<{ count: number | string }>(
		sql`SELECT count(*) AS count FROM releases WHERE exam_id = ${exam}`,
	);
	return Number(found?.count);
}

const text = releaseText.hint;

const sentences: Record<ResultSource, (id: number) => Promise<string>> = {
	scale: async () => text.exams(await countByScale()),
	rules: async () => text.exams(await countByRules()),
	class: async (id) => text.exams(await countOfClass(id)),
	subject: async (id) => text.exams(await countOfSubject(id)),
	exam: async (id) => text.classes(await countReleasedClasses(id)),
};

/** In forms whose values results are computed from: released results stay, and how many exams a change touches. */
export async function UnreleasedHint({ id, of }: UIFieldServerProps & { of: ResultSource }) {
	if (!(await findStaff(await headers()))) return null;
	return <p>{await sentences[of](Number(id))}</p>;
}
