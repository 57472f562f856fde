/** What the choice of a paper names: year, exam, students; and the refusal where there is none. */
import "server-only";
import { notLeft } from "@/lib/cms/students/leaving";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { studentStaffText } from "@/lib/office/words/students";
import { query, type SQL, sql } from "@/lib/school/query";
import { inWide, type Pupil, readRoster } from "../students/roster";
import type { Place, PrintingForm } from "./schema";
import { printingText } from "./text";

const { errors } = printingText;

/** Messages by field of the form. */
export type PrintingErrors = Partial<Record<keyof PrintingForm, string[]>>;

/** The choice cannot be printed, for reasons that the records give. */
export class Refused extends Error {
	constructor(readonly errors: PrintingErrors) {
		super("Nothing to print");
	}
}

export type Exam = { name: string; year: number };

/** @returns the calendar year */
export async function findYear(id: number): Promise<number> {
	const [found] = await query<{ year: number | string }>(sql`SELECT year FROM years WHERE id = ${id}`);
	if (!found) throw new Refused({ year: [errors.year] });
	return Number(found.year);
}

export async function findExam(id: number): Promise<Exam & { yearId: number }> {
	const [found] = await query<{ name: string; yearId: number; year: number | string }>(sql`
		SELECT x.name, y.id AS "yearId", y.year FROM exams x JOIN years y ON y.id = x.year_id WHERE x.id = ${id}`);
	if (!found) throw new Refused({ exam: [errors.exam] });
	return { ...found, year: Number(found.year) };
}

/** @param sheet of a student of the class or section. @returns its name */
export const titleOf = (
	{ class: schoolClass, section }: Pick<FrozenSheet, "class" | "section">,
	place: Place,
): string =>
	place.of === "class"
		? printingText.wholeClass(schoolClass.name)
		: studentStaffText.titles.section(section.name, schoolClass.name);

/** @returns the name of what was chosen. @param place undefined for the whole school */
export function titleOfPlace([pupil]: readonly Pupil[], place: Place | undefined): string {
	if (!place || !pupil) return printingText.wholeSchool;
	return titleOf({ class: pupil.class, section: pupil.section }, place);
}

/** @param which "here": without those who have left, who stay on the papers of results */
export const readPupils = (year: number, place: Place | undefined, which: "all" | "here"): Promise<Pupil[]> =>
	readPupilsWhere(year, which === "here" ? sql`${inWide(place)} AND ${notLeft()}` : inWide(place));

/** @throws Refused without students */
export async function readPupilsWhere(year: number, where: SQL): Promise<Pupil[]> {
	const pupils = await readRoster(year, where);
	if (pupils.length === 0) throw new Refused({ place: [errors.noStudents] });
	return pupils;
}
