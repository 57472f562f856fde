/** The school year's dates, as the public reads them. */
import "server-only";
import type { Where } from "payload";
import { schoolYearText } from "@/lib/bengali/school-year";
import { tagged } from "@/lib/cms/cache-tags";
import { idOf } from "@/lib/cms/ids";
import type { SchoolDate as Record } from "@/lib/cms/payload-types";
import { publishedNow } from "@/lib/cms/published";
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
import { query, sql } from "./query";
import { records } from "./records";
import { getClasses } from "./structure";

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
	const classes = new Map((await getClasses()).map(({ id, class_name }) => [id, class_name]));
	const dates = found.docs.map((record) => ({
		id: record.id,
		name: record.name,
		kind: record.kind,
		from: dayOfNoon(record.startsOn),
		to: dayOfNoon(record.endsOn ?? record.startsOn),
		classes: idsOf(record.classes).flatMap((id) => classes.get(id) ?? []),
		notice: notices.get(idsOf([record.notice])[0] ?? 0) ?? null,
		record,
	}));
	return { dates, total: found.totalDocs };
}

/** Ids of the chosen classes in the order of the classes, not in the order in which staff chose them. */
const idsOf = (values: (number | { id: number } | null | undefined)[] | null | undefined): number[] =>
	(values ?? []).flatMap((value) => idOf(value) ?? []).sort((one, other) => one - other);

/** @returns the names of the published notices of these dates */
async function noticeNames(dates: readonly Record[]): Promise<Map<number, string>> {
	const ids = [...new Set(dates.flatMap(({ notice }) => idsOf([notice])))];
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
	tagged("school-dates", "classes", "notices");
	const { from, to } = rangeOf(year, month);
	const where = { and: [{ startsOn: { less_than_equal: noonOf(to) } }, notOverAt(noonOf(from))] };
	const { dates, total } = await findDates(where, mostDates);
	return { dates: dates.map(shown), total };
}

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
	[...daysWith(year, month, dates)].map(([day, own]) => [
		day,
		{
			kind: kindOf(own),
			label: schoolYearText.dayLabel(dayText(year, month, day), own),
			href: `${calendarPath(year, month)}#d${placeOf(year, month, own)}`,
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
	tagged("school-dates", "classes", "notices");
	return findUpcoming(new Date());
}

/** Like {@link getUpcoming}, for a given time and without the cache. */
export const findUpcoming = (now: Date): Promise<Upcoming[]> => findNext({}, mostUpcoming, now);

async function findNext(where: Where, limit: number, now: Date): Promise<Upcoming[]> {
	// Days are stored as noon, so a day ends twelve hours after its stored time.
	const notOver = notOverAt(new Date(now.getTime() - halfDay + 1).toISOString());
	const { dates } = await findDates({ and: [notOver, where] }, limit);
	return dates.map((date) => ({
		...shown(date),
		isOngoing: Date.parse(date.record.startsOn) - halfDay <= now.getTime(),
	}));
}

export type NextExam = Pick<Upcoming, "name" | "from" | "to" | "isOngoing">;

export type NextExams = { [classId: number]: NextExam };

/** The next exam of each class by the class's id, without those that have none. It expires as {@link getUpcoming}. */
export async function getNextExams(): Promise<NextExams> {
	"use cache";
	tagged("school-dates", "classes", "notices");
	return findNextExams(new Date());
}

/** Like {@link getNextExams}, for a given time and without the cache. */
export async function findNextExams(now: Date): Promise<NextExams> {
	const [exams, classes] = await Promise.all([findNext({ kind: { equals: "exam" } }, mostDates, now), getClasses()]);
	return Object.fromEntries(
		classes.flatMap(({ id, class_name }) => {
			const next = exams.find((exam) => exam.classes.length === 0 || exam.classes.includes(class_name));
			return next ? [[id, { name: next.name, from: next.from, to: next.to, isOngoing: next.isOngoing }]] : [];
		}),
	);
}

/** @returns the years of the first and the last date; null without dates */
export async function getYearsOfDates(): Promise<{ first: number; last: number } | null> {
	"use cache";
	tagged("school-dates");
	return findYearsOfDates();
}

/** Like {@link getYearsOfDates}, without the cache. */
export async function findYearsOfDates(): Promise<{ first: number; last: number } | null> {
	type Row = { first: string | Date | null; last: string | Date | null };
	const [row] = await query<Row>(
		sql`SELECT min(starts_on) AS first, max(coalesce(ends_on, starts_on)) AS last FROM school_dates WHERE deleted_at IS NULL`,
	);
	if (!row?.first || !row.last) return null;
	return { first: new Date(row.first).getUTCFullYear(), last: new Date(row.last).getUTCFullYear() };
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
