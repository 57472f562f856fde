/** What `/admin/teaching` shows: the subjects of a class in a year, and what may be done with them. */
import "server-only";
import { findSchoolYear } from "@/lib/school/school-year";
import { getClassSections, getTaughtClasses, getYears } from "@/lib/school/structure";
import { readClass } from "../marks/setup";
import { readSubjects, type Subject } from "../marks/subjects";
import { countOfYear } from "../release/unreleased";
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

export const readTeachingChoices = async () => ({
	years: await getYears(),
	present: (await findSchoolYear())?.id,
	classes: await getTaughtClasses(),
});

/** @throws SchoolError "notFound" for an unknown class */
export async function readTeaching(year: number, classId: number): Promise<TeachingView> {
	const [of, subjects, earlier, sections, unreleased] = await Promise.all([
		readClass(classId),
		readSubjects(year, classId),
		findEarlierYear({ year, class: classId }),
		getClassSections(year, classId),
		countOfYear(year, classId),
	]);
	return {
		...{ year, class: of, subjects },
		earlier: earlier?.year ?? null,
		unreleased,
		sections: (sections ?? []).map(({ id, section_name }) => ({ id, name: section_name })),
	};
}
