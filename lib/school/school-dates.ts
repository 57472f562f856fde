/** The school year's dates, as the public reads them. */
import "server-only";
import type { Where } from "payload";
import { sittingText } from "@/lib/bengali/exam-routines";
import { byCodePoint } from "@/lib/bengali/order";
import { schoolYearText } from "@/lib/bengali/school-year";
import { tagged } from "@/lib/cms/cache-tags";
import type { SchoolDate as Record } from "@/lib/cms/payload-types";
import { publishedNow } from "@/lib/cms/published";
import { todayInDhaka } from "@/lib/contract/dates";
import { halfDay } from "@/lib/contract/days";
import { calendarPath } from "@/lib/contract/paths";
import {
	type DayMark,
	daysWith,
	dayText,
	kindOf,
	placeOf,
	rangeOf,
	type SchoolDate,
	type YearMarks,
} from "@/lib/contract/school-dates";
import { idOf } from "@/lib/data/ids";
import { type ExamRoutine, findNextDays, findPublished, nextDay, withRoutines } from "./exam-routines";
import { query, records, sql } from "./query";
import { getClasses, getTaughtClasses } from "./structure";

/** Dates of a month or year that pages show. */
export const mostDates = 500;

/** Stored as noon in Dhaka (lib/cms/collections/school-dates), which is the same day in UTC. */
export const noonOf = (day: string): string => `${day}T06:00:00.000Z`;
export const dayOfNoon = (time: string): string => time.slice(0, 10);

/** Dates whose last day is this moment or later. A date without a last day has one day. */
const notOverAt = (moment: string): Where => ({
	or: [
		{ endsOn: { greater_than_equal: moment } },
		{ and: [{ endsOn: { exists: false } }, { startsOn: { greater_than_equal: moment } }] },
	],
});

/** @returns the dates that match, by their days, and whether there are more */
export async function findDates(
	where: Where,
	limit: number,
): Promise<{ dates: (SchoolDate & { record: Record })[]; total: number }> {
	const payload = await records();
	const found = await payload.find({ collection: "school-dates", where, sort: ["startsOn", "id"], limit, depth: 0 });
	const notices = await noticeNames(found.docs);
	const classes = await getClasses();
	const dates = found.docs.map((record) => ({
		id: record.id,
		name: record.name,
		kind: record.kind,
		from: dayOfNoon(record.startsOn),
		to: dayOfNoon(record.endsOn ?? record.startsOn),
		classes: classes
			.filter(({ id }) => record.classes?.some((schoolClass) => idOf(schoolClass) === id))
			.map(({ class_name }) => class_name),
		notice: notices.get(idOf(record.notice) ?? 0) ?? null,
		record,
	}));
	return { dates, total: found.totalDocs };
}

/** @returns the names of the published notices of these dates */
async function noticeNames(dates: readonly Record[]): Promise<Map<number, string>> {
	const ids = [...new Set(dates.flatMap(({ notice }) => idOf(notice) ?? []))];
	if (ids.length === 0) return new Map();
	const payload = await records();
	const where = { and: [publishedNow(), { id: { in: ids } }] };
	const { docs } = await payload.find({
		collection: "notices",
		where,
		pagination: false,
		depth: 0,
		select: { name: true },
	});
	return new Map(docs.map(({ id, name }) => [id, name]));
}

const shown = ({ record: _, ...date }: SchoolDate & { record: Record }): SchoolDate => date;

type DatesOfPeriod = { dates: SchoolDate[]; total: number };

/**
 * @param month counted from 1; undefined for the whole year
 * @returns the dates of which a day falls into the period, at most {@link mostDates}
 */
export async function getDates(year: number, month?: number): Promise<DatesOfPeriod> {
	"use cache";
	tagged("school-dates", "classes", "notices", "exams", "years");
	const { from, to } = rangeOf(year, month);
	const where = { and: [{ startsOn: { less_than_equal: noonOf(to) } }, notOverAt(noonOf(from))] };
	const { dates, total } = await findDates(where, mostDates);
	const all = await joined(dates.map(shown), await findPublished(from, to));
	return { dates: all, total: total + all.length - dates.length };
}

const joined = async (dates: readonly SchoolDate[], routines: readonly ExamRoutine[]): Promise<SchoolDate[]> =>
	routines.length === 0
		? [...dates]
		: withRoutines(
				dates,
				routines,
				(await getTaughtClasses()).map(({ class_name }) => class_name),
			);

/** @returns the holidays of a year, by their days */
export const getHolidays = async (year: number): Promise<SchoolDate[]> =>
	(await getDates(year)).dates.filter(({ kind }) => kind === "holiday");

/** @returns the marks of a month, by day */
export async function getMonthMarks(year: number, month: number): Promise<Map<number, DayMark>> {
	const { dates } = await getDates(year, month);
	return new Map(marksOf(year, month, dates));
}

/** @returns the days with their marks; each leads to the list of its day */
export const marksOf = (year: number, month: number, dates: readonly SchoolDate[]): [number, DayMark][] =>
	[...daysWith(year, month, dates)].map(([day, ofDay]) => [
		day,
		{
			kind: kindOf(ofDay),
			label: schoolYearText.dayLabel(dayText(year, month, day), ofDay),
			href: `${calendarPath(year, month)}#d${placeOf(year, month, ofDay)}`,
		},
	]);

/** Dates on the home page. */
const mostUpcoming = 3;

export type Upcoming = SchoolDate & { isOngoing: boolean };

/**
 * The next dates that are not over. The result depends on the day, so lib/upkeep/dates expires the cache tag when a
 * date's first day begins and when its last day ends.
 */
export async function getUpcoming(): Promise<Upcoming[]> {
	"use cache";
	tagged("school-dates", "classes", "notices", "exams", "years");
	return findUpcoming(new Date());
}

/** Like {@link getUpcoming}, for a given time and without the cache. */
export async function findUpcoming(now: Date): Promise<Upcoming[]> {
	const [dates, next] = await Promise.all([findNext({}, mostUpcoming, now), findNextDays(now)]);
	const all = await joined(
		dates,
		next.map(({ routine }) => routine),
	);
	return all.slice(0, mostUpcoming).map((date) => ({ ...date, isOngoing: date.from <= todayInDhaka(now) }));
}

async function findNext(where: Where, limit: number, now: Date): Promise<SchoolDate[]> {
	// Days are stored as noon, so a day ends twelve hours after its stored time.
	const notOver = notOverAt(new Date(now.getTime() - halfDay + 1).toISOString());
	const { dates } = await findDates({ and: [notOver, where] }, limit);
	return dates.map(shown);
}

/** `sittings`: of an exam with a routine, what the class sits on that day. */
export type NextExam = Pick<Upcoming, "name" | "from" | "to" | "isOngoing"> & { sittings?: string[] };

export type NextExams = { [classId: number]: NextExam };

/** The next exam of each class by the class's id, without those that have none. It expires as {@link getUpcoming}. */
export async function getNextExams(): Promise<NextExams> {
	"use cache";
	tagged("school-dates", "classes", "notices", "exams", "years");
	return findNextExams(new Date());
}

/** Like {@link getNextExams}, for a given time and without the cache. */
export async function findNextExams(now: Date): Promise<NextExams> {
	const today = todayInDhaka(now);
	const [dates, classes, routines] = await Promise.all([
		findNext({ kind: { equals: "exam" } }, mostDates, now),
		getClasses(),
		findNextDays(now),
	]);
	const days = routines.flatMap(({ routine }) =>
		classes.flatMap(({ id }) => {
			const next = nextDay(
				routine.sittings.filter((sitting) => sitting.class === id),
				today,
			);
			return next ? [{ id, name: routine.name, day: next.day, sittings: next.sittings.map(sittingText) }] : [];
		}),
	);
	return Object.fromEntries(
		classes.flatMap(({ id, class_name }): [number, NextExam][] => {
			const date = dates.find((exam) => exam.classes.length === 0 || exam.classes.includes(class_name));
			const [own] = days.filter((day) => day.id === id).sort((a, b) => byCodePoint(a.day, b.day));
			// The date of the same exam is of all its days.
			if (own && !(date && date.to < own.day)) {
				const { name, day, sittings } = own;
				return [[id, { name, from: day, to: day, isOngoing: day === today, sittings }]];
			}
			return date ? [[id, { name: date.name, from: date.from, to: date.to, isOngoing: date.from <= today }]] : [];
		}),
	);
}

/** @returns the years of the first and the last date; null without dates */
export async function getYearsOfDates(): Promise<{ first: number; last: number } | null> {
	"use cache";
	tagged("school-dates", "exams");
	return findYearsOfDates();
}

/** Like {@link getYearsOfDates}, without the cache. */
export async function findYearsOfDates(): Promise<{ first: number; last: number } | null> {
	type Row = { first: string | Date | null; last: string | Date | null };
	const rows = [
		...(await query<Row>(
			sql`SELECT min(starts_on) AS first, max(coalesce(ends_on, starts_on)) AS last FROM school_dates
				WHERE deleted_at IS NULL`,
		)),
		...(await query<Row>(
			sql`SELECT min(s.day) AS first, max(s.day) AS last FROM exam_sittings s
				JOIN exam_routines r ON r.exam_id = s.exam_id WHERE r.published_at IS NOT NULL`,
		)),
	];
	const years = rows
		.flatMap(({ first, last }) => [first, last])
		.flatMap((day) => (day ? [new Date(day).getUTCFullYear()] : []));
	return years.length > 0 ? { first: Math.min(...years), last: Math.max(...years) } : null;
}

/** @returns the marks of a year, by days as mm-dd */
export async function getYearMarks(year: number): Promise<YearMarks["data"]> {
	const { dates } = await getDates(year);
	const months = Array.from({ length: 12 }, (_, index) => index + 1);
	return Object.fromEntries(
		months.flatMap((month) =>
			marksOf(year, month, dates).map(([day, mark]) => [dayText(year, month, day).slice(5), mark]),
		),
	);
}
