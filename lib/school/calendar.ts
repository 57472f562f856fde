/** The present month, and which years and months have a page. */
import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { monthOf } from "@/lib/contract/days";
import { calendarYears, isKnownYear, monthPattern, yearPattern } from "@/lib/contract/school-dates";
import { getYearsOfDates } from "./school-dates";

/** @returns the current month in Dhaka; lib/upkeep/dates expires it, and all stored pages, when the next one begins */
export async function getMonth(): Promise<{ year: number; month: number }> {
	"use cache";
	tagged("years");
	return monthOf(Date.now());
}

/** @returns the first and last year with a page */
export async function getCalendarYears(): Promise<{ first: number; last: number }> {
	const [{ year }, dates] = await Promise.all([getMonth(), getYearsOfDates()]);
	return calendarYears(year, dates);
}

/** @param text as in a path. @returns the year, or null if it has no page */
export async function findCalendarYear(text: string): Promise<number | null> {
	const year = Number(text);
	if (!yearPattern.test(text) || !isKnownYear(year)) return null;
	const { first, last } = await getCalendarYears();
	return first <= year && year <= last ? year : null;
}

/** @param month as in a path, counted from 1 without leading zero. @returns the month, or null if it has no page */
export async function findCalendarMonth(year: string, month: string): Promise<{ year: number; month: number } | null> {
	const found = monthPattern.test(month) ? await findCalendarYear(year) : null;
	return found === null ? null : { year: found, month: Number(month) };
}

/** @returns the months before and after, where they have a page */
export async function getNeighbours({ year, month }: { year: number; month: number }) {
	const { first, last } = await getCalendarYears();
	const step = (by: number) => {
		const date = new Date(Date.UTC(year, month - 1 + by, 1));
		const neighbour = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
		return neighbour.year >= first && neighbour.year <= last ? neighbour : null;
	};
	return { previous: step(-1), next: step(1) };
}
