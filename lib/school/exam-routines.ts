/**
 * Exam routines (tables `exam_routines` and `exam_sittings`): which subject a class sits when and where. Public once staff
 * have published them; what is shown of the next exam depends on the day, so lib/upkeep/dates expires the tag `exams` when
 * a day with exams begins and ends.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { normalise } from "@/lib/bengali/normalise";
import { byCodePoint } from "@/lib/bengali/order";
import { doNotCache, tagged } from "@/lib/cms/cache-tags";
import { todayInDhaka } from "@/lib/contract/dates";
import type { Sitting } from "@/lib/contract/exam-routines";
import type { SchoolDate } from "@/lib/contract/school-dates";
import { query, type SQL, sql } from "./query";

export type StoredSitting = Sitting & { className: string; changedAt: string };

/** An exam's routine with at least one sitting, in the order of classes, days and times. */
export type ExamRoutine = {
	exam: number;
	name: string;
	/** Calendar year. */
	year: number;
	/** ISO 8601; null for a draft. */
	publishedAt: string | null;
	/** When a sitting was last added or changed. */
	changedAt: string;
	/** First and last day. */
	from: string;
	to: string;
	sittings: StoredSitting[];
};

type Row = StoredSitting & Pick<ExamRoutine, "exam" | "name" | "publishedAt"> & { year: number | string };

/**
 * @param where condition on the routine `r`
 * @param req request whose transaction it joins
 * @returns the routines by their first day, drafts among them unless the condition leaves them out
 */
export async function findRoutines(where: SQL, req?: PayloadRequest): Promise<ExamRoutine[]> {
	const rows = await query<Row>(
		sql`SELECT r.exam_id AS exam, x.name, y.year, r.published_at AS "publishedAt", s.class_id AS class,
				c.name AS "className", s.subject, s.day, s.starts, s.ends, s.hall, s.changed_at AS "changedAt"
			FROM exam_routines r JOIN exams x ON x.id = r.exam_id JOIN years y ON y.id = x.year_id
			JOIN exam_sittings s ON s.exam_id = r.exam_id JOIN classes c ON c.id = s.class_id
			WHERE ${where} ORDER BY r.exam_id, c.sequence, c.id, s.day, coalesce(s.starts, ''), s.subject`,
		req,
	);
	const routines = new Map<number, ExamRoutine>();
	for (const { exam, name, year, publishedAt, ...sitting } of rows) {
		const { day, changedAt } = sitting;
		const known = routines.get(exam) ?? {
			...{ exam, name, year: Number(year), publishedAt, changedAt, from: day, to: day, sittings: [] },
		};
		known.sittings.push(sitting);
		if (day < known.from) known.from = day;
		if (day > known.to) known.to = day;
		if (changedAt > known.changedAt) known.changedAt = changedAt;
		routines.set(exam, known);
	}
	return [...routines.values()].sort((a, b) => byCodePoint(a.from, b.from) || a.exam - b.exam);
}

const isPublished = sql`r.published_at IS NOT NULL`;
/** Has a day in the range. */
const sitsIn = (from: string, to: string) =>
	sql`EXISTS (SELECT 1 FROM exam_sittings d WHERE d.exam_id = r.exam_id AND d.day >= ${from})
		AND EXISTS (SELECT 1 FROM exam_sittings d WHERE d.exam_id = r.exam_id AND d.day <= ${to})`;

/** Later than any day that can be entered. */
const farDay = "9999-12-31";

/** @returns the published routines that have days between the two, both included; without one of them also all beyond it */
export const findPublished = (from = "", to = farDay): Promise<ExamRoutine[]> =>
	findRoutines(sql`${isPublished} AND ${sitsIn(from, to)}`);

/** @param text as in a path @returns whether an exam with that id has a published routine */
export async function hasRoutine(text: string): Promise<boolean> {
	const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
	return (await findRoutines(sql`${isPublished} AND r.exam_id = ${id}`)).length > 0;
}

/** @param text as in a path @returns the exam's published routine, or null */
export async function getExamRoutine(text: string): Promise<ExamRoutine | null> {
	"use cache";
	tagged("exams", "years", "classes");
	const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
	const [found] = await findRoutines(sql`${isPublished} AND r.exam_id = ${id}`);
	if (!found) doNotCache();
	return found ?? null;
}

/** @returns the sittings by class, in their order */
export function byClass<T extends StoredSitting>(sittings: readonly T[]): { id: number; name: string; own: T[] }[] {
	const classes = new Map<number, { id: number; name: string; own: T[] }>();
	for (const sitting of sittings) {
		const known = classes.get(sitting.class) ?? { id: sitting.class, name: sitting.className, own: [] };
		known.own.push(sitting);
		classes.set(sitting.class, known);
	}
	return [...classes.values()];
}

/** @returns the first day on which somebody of these sits that is not over, with its sittings; null after the last */
export function nextDay<T extends Sitting>(
	sittings: readonly T[],
	today: string,
): { day: string; sittings: T[] } | null {
	const day = sittings.reduce(
		(next, sitting) => (sitting.day >= today && sitting.day < next ? sitting.day : next),
		farDay,
	);
	return day === farDay ? null : { day, sittings: sittings.filter((sitting) => sitting.day === day) };
}

/** The first coming day of a routine that is not over. */
type NextDay = { routine: ExamRoutine; day: string; isToday: boolean; sittings: StoredSitting[] };

/** The next exams, for home, lists and the student area. */
export async function getNextDays(): Promise<NextDay[]> {
	"use cache";
	tagged("exams", "years", "classes");
	return findNextDays(new Date());
}

/** Like {@link getNextDays}, for a given time and without the cache. */
export async function findNextDays(now: Date): Promise<NextDay[]> {
	const today = todayInDhaka(now);
	return (await findPublished(today)).flatMap((routine) => {
		const next = nextDay(routine.sittings, today);
		return next ? [{ routine, isToday: next.day === today, ...next }] : [];
	});
}

/**
 * Adds routines to dates of the school year, each as one date from its first to its last day. A date of the same name that
 * staff have entered for the same days stands for it, and leads to the routine.
 * @param everyClass names of all classes: a routine of all of them is one of the whole school
 * @returns them by their first days
 */
export function withRoutines<T extends SchoolDate>(
	dates: readonly T[],
	routines: readonly ExamRoutine[],
	everyClass: readonly string[],
): (T | SchoolDate)[] {
	const all: (T | SchoolDate)[] = [...dates];
	for (const { exam, name, from, to, sittings } of routines) {
		const isSame = (date: SchoolDate) =>
			date.kind === "exam" && date.from <= to && date.to >= from && normalise(date.name) === normalise(name);
		const index = all.findIndex(isSame);
		const same = all[index];
		const sitting = byClass(sittings).map((schoolClass) => schoolClass.name);
		const classes = sitting.length < everyClass.length ? sitting : [];
		if (same) all[index] = { ...same, routine: exam };
		// No date that staff have entered has such an id.
		else all.push({ id: -exam, name, kind: "exam", from, to, classes, notice: null, routine: exam });
	}
	return all.sort((a, b) => byCodePoint(a.from, b.from));
}
