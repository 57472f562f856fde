/** What staff may choose at `/admin/printing`; what a choice names, and the refusal where there is none. */
import "server-only";
import { formatSpan } from "@/lib/bengali/school-year";
import { notLeft } from "@/lib/cms/students/leaving";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { studentStaffText } from "@/lib/office/words/students";
import { type Numeric, query, type SQL, sql } from "@/lib/school/query";
import { findSchoolYear } from "@/lib/school/structure";
import { inWide, type Pupil, readRoster } from "../students/roster";
import { dayValue, type Place, type PrintingForm, placeValue } from "./schema";
import { printingText as text } from "./text";

/** A class or section that has students in the year; a class comes before its sections. */
type PlaceChoice = Place & { value: string; year: number; class: number; name: string; count: number };

export type PrintingChoices = {
	/** Years with students, the newest first. */
	years: { id: number; year: number }[];
	/** Id of the year that the school is in. */
	present: number | undefined;
	/** The newest first. */
	exams: { id: number; year: number; name: string }[];
	places: PlaceChoice[];
	/** Of each class, in its order; those of the newest years, in which lists of marks are still filled. */
	subjects: { id: number; year: number; class: number; name: string }[];
	/** Days of the routines of exams, drafts among them. */
	days: { value: string; year: number; name: string }[];
};

export async function readPrintingChoices(): Promise<PrintingChoices> {
	type Row = Record<"calendar" | "count", Numeric> & Record<"class_name" | "name", string>;
	type PlaceRow = Row & Record<"year" | "class" | "section", number>;
	const [rows, exams, present, subjects, sat] = await Promise.all([
		query<PlaceRow>(sql`
			SELECT y.id AS year, y.year AS calendar, c.id AS class, c.name AS class_name, n.id AS section, n.name, count(*) AS count
			FROM enrolments e JOIN years y ON y.id = e.year_id JOIN classes c ON c.id = e.class_id
			JOIN sections n ON n.id = e.section_id
			GROUP BY y.id, y.year, c.id, c.sequence, c.name, n.id, n.name
			ORDER BY y.year DESC, c.sequence, c.id, n.name, n.id`),
		query<PrintingChoices["exams"][number]>(sql`SELECT id, year_id AS year, name FROM exams ORDER BY id DESC`),
		findSchoolYear(),
		query<PrintingChoices["subjects"][number]>(sql`
			SELECT s.id, s.year_id AS year, s.class_id AS class, s.name FROM subjects s JOIN years y ON y.id = s.year_id
				JOIN classes c ON c.id = s.class_id
			WHERE y.year >= (SELECT max(year) FROM years) - 2
				AND EXISTS (SELECT 1 FROM subjects_papers p WHERE p._parent_id = s.id)
			ORDER BY c.sequence, c.id, s.sequence, s.id`),
		query<{ exam: number; year: number; name: string; day: string }>(sql`
			SELECT DISTINCT s.exam_id AS exam, x.year_id AS year, x.name, s.day FROM exam_sittings s
			JOIN exams x ON x.id = s.exam_id ORDER BY s.exam_id DESC, s.day`),
	]);
	const years = [...new Map(rows.map(({ year, calendar }) => [year, { id: year, year: Number(calendar) }])).values()];
	const places = new Map<string, PlaceChoice>();
	for (const row of rows) {
		const of = { year: row.year, class: row.class };
		const count = Number(row.count);
		const schoolClass: Place = { of: "class", id: row.class };
		const key = `${row.year}/${row.class}`;
		const known = places.get(key)?.count ?? 0;
		const name = text.wholeClass(row.class_name);
		places.set(key, { ...of, ...schoolClass, value: placeValue(schoolClass), name, count: known + count });
		const section: Place = { of: "section", id: row.section };
		const title = studentStaffText.titles.section(row.name, row.class_name);
		places.set(`${key}/${row.section}`, { ...of, ...section, value: placeValue(section), name: title, count });
	}
	const days = sat.map(({ exam, day, year, name }) => ({
		...{ value: dayValue(exam, day), year, name: `${name}: ${formatSpan(day, day)}` },
	}));
	return { years, present: present?.id, exams, places: [...places.values()], subjects, days };
}

const { errors } = text;

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
		? text.wholeClass(schoolClass.name)
		: studentStaffText.titles.section(section.name, schoolClass.name);

/** @returns the name of what was chosen. @param place undefined for the whole school */
export function titleOfPlace([pupil]: readonly Pupil[], place: Place | undefined): string {
	if (!place || !pupil) return text.wholeSchool;
	return titleOf({ class: pupil.class, section: pupil.section }, place);
}

/** @returns the students without those who have left. @throws Refused without any */
export const readPupils = (year: number, place: Place | undefined): Promise<Pupil[]> =>
	readPupilsWhere(year, sql`${inWide(place)} AND ${notLeft()}`);

/** @throws Refused without students */
export async function readPupilsWhere(year: number, where: SQL): Promise<Pupil[]> {
	const pupils = await readRoster(year, where);
	if (pupils.length === 0) throw new Refused({ place: [errors.noStudents] });
	return pupils;
}
