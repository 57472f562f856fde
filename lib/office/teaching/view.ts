/** What `/admin/teaching` shows: the subjects of a class in a year, and what may be done with them. */
import "server-only";
import { query, sql } from "@/lib/school/query";
import { getClasses, getClassSections, getYears } from "@/lib/school/structure";
import { readClass } from "../marks/setup";
import { readSubjects, type Subject } from "../marks/subjects";
import { findEarlierYear } from "./setup";

export type TeachingView = {
	year: number;
	class: { id: number; name: string };
	subjects: Subject[];
	/** Calendar year whose subjects can be copied; null without one. */
	earlier: number | null;
	/** Exams of the year that are not released for the class: a change of its subjects changes them. */
	unreleased: number;
	sections: { id: number; name: string }[];
};

export const readTeachingChoices = async () => ({ years: await getYears(), classes: await getClasses() });

/** @throws SchoolError "notFound" for an unknown class */
export async function readTeaching(year: number, classId: number): Promise<TeachingView> {
	const [of, subjects, earlier, sections, exams] = await Promise.all([
		readClass(classId),
		readSubjects(year, classId),
		findEarlierYear({ year, class: classId }),
		getClassSections(year, classId),
		query<{ count: number | string }>(sql`SELECT count(*) AS count FROM exams x WHERE x.year_id = ${year}
			AND NOT EXISTS (SELECT 1 FROM releases w WHERE w.exam_id = x.id AND w.class_id = ${classId})`),
	]);
	return {
		...{ year, class: of, subjects },
		earlier: earlier?.year ?? null,
		unreleased: Number(exams[0]?.count),
		sections: (sections ?? []).map(({ id, section_name }) => ({ id, name: section_name })),
	};
}
