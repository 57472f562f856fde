/** Reads what the office fills and hands in each week: lists, sheets of attendance, blank lists of marks, counts. */
import "server-only";
import { notLeft } from "@/lib/cms/students/leaving";
import { inUse } from "@/lib/cms/students/restriction";
import { invalidError } from "@/lib/school/errors";
import { query, type SQL, sql } from "@/lib/school/query";
import { getDates } from "@/lib/school/school-dates";
import { gridParts } from "../marks/grid";
import { readExam } from "../marks/setup";
import { withoutExempt } from "../marks/stored";
import { readExamined, readSubjects, readTaken } from "../marks/subjects";
import { bySection, inPlace, inWide, type Pupil, type SectionOf } from "../students/roster";
import { type Attendance, planMonth } from "./attendance";
import { type Exam, findExam, findYear, Refused, readPupils, readPupilsWhere, titleOfPlace } from "./choices";
import { type CountsPaper, countPupils } from "./class-counts";
import type { CountsChoice, InputOf, ListChoice } from "./schema";
import type { ListColumn } from "./shared";
import { printingText } from "./text";

const { errors } = printingText;

/** `year` is the calendar year; `title` names the place. */
export type ClassList = {
	year: number;
	title: string;
	columns: readonly ListColumn[];
	blanks: readonly string[];
	sections: SectionOf<ListedPupil>[];
};

type MarkList = {
	/** Of section and subject. */
	key: string;
	/** Class and section. */
	title: string;
	subject: string;
	/** `name` is "" where the subject has one part. */
	parts: { name: string; full: number }[];
	members: Pupil[];
};

export type BlankMarks = { year: number; exam: Exam | null; lists: MarkList[] };

/** @throws SchoolError "invalid" for a file with nobody in it */
export const fileOf = async <T>(read: Promise<T>): Promise<T> => {
	try {
		return await read;
	} catch (error) {
		throw error instanceof Refused ? invalidError(error.errors as Record<string, string[]>) : error;
	}
};

/** What lists and counts say of a student beside the roster; null where the record has nothing. */
type Details = Record<"gender" | "religion" | "dateOfBirth" | "birthNumber", string | null>;

export type ListedPupil = Pupil & Details;

const nothing: Details = { gender: null, religion: null, dateOfBirth: null, birthNumber: null };

/**
 * @param year id of the record
 * @param where condition on the enrolment `e`
 * @returns the same students with their details
 */
async function withDetails(year: number, where: SQL, pupils: readonly Pupil[]): Promise<ListedPupil[]> {
	const rows = await query<{ enrolment: number } & Details>(sql`
		SELECT e.id AS enrolment, s.gender, s.religion, s.date_of_birth AS "dateOfBirth", s.birth_number AS "birthNumber"
		FROM enrolments e JOIN students s ON s.id = e.student_id
		WHERE e.year_id = ${year} AND ${where} AND ${inUse(sql`s.id`)}`);
	const details = new Map(rows.map(({ enrolment, ...rest }) => [enrolment, rest]));
	return pupils.map((pupil) => ({ ...pupil, ...(details.get(pupil.enrolment) ?? nothing) }));
}

/** The students of the sections with the columns that were chosen. */
export async function readClassList({ year, place, columns, blanks }: ListChoice): Promise<ClassList> {
	const calendar = await findYear(year);
	const pupils = await readPupils(year, place);
	return {
		...{ year: calendar, columns, blanks, title: titleOfPlace(pupils, place) },
		sections: bySection(await withDetails(year, inWide(place), pupils), (pupil) => pupil),
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
	const pupils = await readPupils(year, place);
	const { dates } = await getDates(calendar, month);
	return {
		month: planMonth(calendar, month, dates, pupils[0]?.class.name ?? ""),
		sections: bySection(pupils, (pupil) => pupil),
	};
}

/** @returns the lists by section, of one subject or of all: who takes it, with its parts as the grid of marks has them */
export async function readBlankMarks(input: InputOf<"mark-list">): Promise<BlankMarks> {
	const { year, place, subject } = input;
	const calendar = await findYear(year);
	const exam = input.exam ? await findExam(input.exam) : null;
	if (exam && exam.yearId !== year) throw new Refused({ exam: [errors.exam] });
	const here = await readPupils(year, place);
	const pupils = input.exam ? await withoutExempt(input.exam, here) : here;
	const refused = (message: string) => new Refused({ subject: [message] });
	const offered = await readSubjects(year, here[0]?.class.id ?? 0);
	if (subject && !offered.some(({ id }) => id === subject)) throw refused(errors.subject);
	const examined = input.exam ? await readExamined(await readExam(input.exam), offered) : offered;
	const asked = examined.filter(({ id }) => !subject || id === subject);
	if (asked.length === 0) throw refused(subject ? errors.notExamined : errors.noSubjects);
	const taken = await readTaken(offered, year, inPlace(place));
	const lists = bySection(pupils, (pupil) => pupil).flatMap(({ id, title, members }) =>
		asked.map((taught) => ({
			...{ key: `${id}/${taught.id}`, title, subject: taught.name, parts: gridParts(taught) },
			members: members.filter(({ enrolment }) => taken.get(enrolment)?.takes.has(taught.id)),
		})),
	);
	const filled = lists.filter(({ members }) => members.length > 0);
	if (filled.length === 0) throw refused(errors.nobodyTakes);
	return { year: calendar, exam, lists: filled };
}
