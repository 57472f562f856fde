/** Reads what the office fills and hands in each week: lists, sheets of attendance, blank lists of marks, counts. */
import "server-only";
import { notLeft } from "@/lib/cms/students/leaving";
import { invalidError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { getDates } from "@/lib/school/school-dates";
import { bySection, inWide, type Pupil, type SectionOf } from "../students/roster";
import { planMonth, type SheetMonth } from "./attendance";
import { type ClassCounts, countPupils } from "./class-counts";
import { type Exam, findExam, findYear, Refused, readPupils, readPupilsWhere, titleOfPlace } from "./found";
import { type ListedPupil, withDetails } from "./list-columns";
import { type MarkList, readMarkLists } from "./mark-lists";
import type { CountsChoice, InputOf, ListChoice } from "./schema";
import type { ListColumn } from "./shared";
import { printingText } from "./text";

/** `year` is the calendar year; `title` names the place. */
export type ClassList = {
	year: number;
	title: string;
	columns: readonly ListColumn[];
	blanks: readonly string[];
	sections: SectionOf<ListedPupil>[];
};

/** `restricted`: how many are not counted, because their data is not used. `date` as yyyy-mm-dd. */
export type CountsPaper = { year: number; title: string; date: string; counts: ClassCounts; restricted: number };

export type Attendance = { month: SheetMonth; sections: SectionOf<Pupil>[] };

export type BlankMarks = { year: number; exam: Exam | null; lists: MarkList[] };

/** @throws SchoolError "invalid" for a file with nobody in it */
export const fileOf = async <T>(read: Promise<T>): Promise<T> => {
	try {
		return await read;
	} catch (error) {
		throw error instanceof Refused ? invalidError(error.errors as Record<string, string[]>) : error;
	}
};

/** The students of the sections with the columns that were chosen. */
export async function readClassList({ year, place, columns, blanks }: ListChoice): Promise<ClassList> {
	const calendar = await findYear(year);
	const pupils = await readPupils(year, place, "here");
	return {
		...{ year: calendar, columns, blanks, title: titleOfPlace(pupils, place) },
		sections: bySection(await withDetails(year, inWide(place), pupils), (one) => one),
	};
}

/** Who had left by the day is not counted; who left later is. */
export async function readCounts({ year, place, date }: CountsChoice): Promise<CountsPaper> {
	const calendar = await findYear(year);
	const here = sql`${inWide(place)} AND (${notLeft()} OR e.left_on > ${date})`;
	const pupils = await readPupilsWhere(year, here);
	const people = await withDetails(year, here, pupils);
	const [all] = await query<{ count: number | string }>(
		sql`SELECT count(*) AS count FROM enrolments e WHERE e.year_id = ${year} AND ${here}`,
	);
	return {
		...{ year: calendar, title: titleOfPlace(pupils, place), date },
		...{ counts: countPupils(people, date), restricted: Number(all?.count ?? 0) - pupils.length },
	};
}

/** @returns the students of the sections, and the days of the month with the holidays of their class */
export async function readAttendance({ year, place, month }: InputOf<"attendance">): Promise<Attendance> {
	const calendar = await findYear(year);
	const pupils = await readPupils(year, place, "here");
	const { dates } = await getDates(calendar, month);
	return {
		month: planMonth(calendar, month, dates, pupils[0]?.class.name ?? ""),
		sections: bySection(pupils, (pupil) => pupil),
	};
}

export async function readBlankMarks(input: InputOf<"mark-list">): Promise<BlankMarks> {
	const year = await findYear(input.year);
	const exam = input.exam ? await findExam(input.exam) : null;
	if (exam && exam.yearId !== input.year) throw new Refused({ exam: [printingText.errors.exam] });
	const lists = await readMarkLists(input, await readPupils(input.year, input.place, "here"));
	if ("errors" in lists) throw new Refused(lists.errors);
	return { year, exam, lists };
}
