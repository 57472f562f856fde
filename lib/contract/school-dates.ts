/** Dates of the school year: their bounds, and how they fall on the days of a month. Days are texts, yyyy-mm-dd. */
import { z } from "zod";
import { byCodePoint } from "@/lib/bengali/order";
import type { DateKind } from "@/lib/bengali/school-dates";
import { dayLength } from "./days";

const [firstYear, lastYear] = [2000, 2099];

/** @returns whether dates of that year can be entered */
export const isKnownYear = (year: number): boolean => Number.isInteger(year) && year >= firstYear && year <= lastYear;

/** Days from the first to the last day of one date. */
export const mostDaysOfDate = 366;

/** A holiday, exam or event. */
export type SchoolDate = {
	id: number;
	name: string;
	kind: DateKind;
	/** First and last day, in Dhaka. */
	from: string;
	to: string;
	/** Names of the classes; empty for the whole school. */
	classes: string[];
	/** Name of a published notice. */
	notice: string | null;
	/** Id of the exam whose published routine it is. */
	routine?: number;
};

const pad = (value: number) => String(value).padStart(2, "0");

/** @param month counted from 1 */
export const dayText = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;

/** @returns the number of days of a month */
export const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** @returns the first and last day of a month, or of a year without `month` */
export const rangeOf = (year: number, month?: number): { from: string; to: string } => ({
	from: dayText(year, month ?? 1, 1),
	to: dayText(year, month ?? 12, daysOf(year, month ?? 12)),
});

type Span = Pick<SchoolDate, "id" | "from" | "to">;

/** @returns the days of a month that have dates, with these */
export function daysWith<T extends Span>(year: number, month: number, dates: readonly T[]): Map<number, T[]> {
	const days = new Map<number, T[]>();
	for (let day = 1; day <= daysOf(year, month); day++) {
		const text = dayText(year, month, day);
		const own = dates.filter(({ from, to }) => from <= text && text <= to);
		if (own.length > 0) days.set(day, own);
	}
	return days;
}

/** @returns the day of the month under which a date is listed: its first one there */
const placeIn = (year: number, month: number, { from }: Span): number =>
	from < dayText(year, month, 1) ? 1 : Number(from.slice(8));

/** @returns the place of a day that has these dates: that of the one which began last */
export const placeOf = (year: number, month: number, dates: readonly Span[]): number =>
	Math.max(...dates.map((date) => placeIn(year, month, date)));

/** Dates with the same days. `place`: of the first list below that day alone, so that a link to it leads to one. */
export type SpanGroup<T extends Span> = { from: string; to: string; place: number | null; dates: T[] };

/** @returns the dates of a month, each once, by their own days; the shorter before what lasts longer from the same day */
export function groupSpans<T extends Span>(year: number, month: number, dates: readonly T[]): SpanGroup<T>[] {
	const groups = new Map<string, SpanGroup<T>>();
	const shown = [...daysWith(year, month, dates).values()].flat();
	for (const date of [...new Set(shown)].sort((a, b) => byCodePoint(a.from + a.to, b.from + b.to))) {
		const { from, to } = date;
		const own = groups.get(from + to);
		if (own) own.dates.push(date);
		else groups.set(from + to, { from, to, place: placeIn(year, month, date), dates: [date] });
	}
	return [...groups.values()].map((group, index, all) =>
		all[index - 1]?.place === group.place ? { ...group, place: null } : group,
	);
}

/** If a day has several dates, the calendar marks it with the first of these kinds. */
const ranks = ["holiday", "exam", "event"] as const satisfies DateKind[];

/** How a day is marked in a calendar: its name for screen readers, and the place where its dates are listed. */
export type DayMark = { kind: DateKind; label: string; href: string };

/** @returns the first kind of {@link ranks} */
export const kindOf = (dates: readonly { kind: DateKind }[]): DateKind =>
	ranks.find((kind) => dates.some((date) => date.kind === kind)) ?? "event";

/** @returns how many days a date has, its first and last among them */
export const lengthOf = ({ from, to }: Pick<SchoolDate, "from" | "to">): number =>
	(Date.parse(to) - Date.parse(from)) / dayLength + 1;

/**
 * @param dates in the order of their days
 * @param linesOf how many lines a date takes
 * @param most lines that the paper has
 * @returns ids of the dates to print, each whole; dates of the whole school take precedence
 */
export function chooseForPaper<T extends Pick<SchoolDate, "id" | "kind" | "classes">>(
	dates: readonly T[],
	linesOf: (date: T) => number,
	most: number,
): Set<number> {
	const rankOf = ({ kind, classes }: T) => (classes.length > 0 ? ranks.length : 0) + ranks.indexOf(kind);
	const chosen = new Set<number>();
	let left = most;
	for (const date of [...dates].sort((a, b) => rankOf(a) - rankOf(b))) {
		left -= linesOf(date);
		if (left < 0) break;
		chosen.add(date.id);
	}
	return chosen;
}

/** The marks of a year, for the calendar in the browser; days as mm-dd. */
export const yearMarksAnswer = z.object({
	data: z.record(
		z.string(),
		z.object({ kind: z.enum(ranks), label: z.string(), href: z.string() }) satisfies z.ZodType<DayMark>,
	),
});
export type YearMarks = z.infer<typeof yearMarksAnswer>;

/** Year and month as in a path. */
export const yearPattern = /^20\d\d$/;
export const monthPattern = /^([1-9]|1[0-2])$/;

type Years = { first: number; last: number };

/** @returns the first and last year with a page: this one and those of the dates */
export const calendarYears = (thisYear: number, dates: Years | null): Years => ({
	first: Math.min(thisYear, dates?.first ?? thisYear),
	last: Math.max(thisYear, dates?.last ?? thisYear),
});
