/** Calendar days and months in Bangladesh: UTC+6 all year, without daylight saving time. */
import { dhakaOffset } from "@/lib/bengali/dhaka";

/** Friday and Saturday, counted from Sunday (lib/bengali/school-year). */
export const weekend: readonly number[] = [5, 6];

/** Milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;
export const halfDay = dayLength / 2;

/** @returns the first millisecond of that time's calendar day in Dhaka */
export const firstMomentOfDay = (time: Date): Date =>
	new Date(Math.floor((time.getTime() + dhakaOffset) / dayLength) * dayLength - dhakaOffset);

/** @returns the last millisecond of that time's calendar day in Dhaka */
export const lastMomentOfDay = (time: Date): Date =>
	new Date((Math.floor((time.getTime() + dhakaOffset) / dayLength) + 1) * dayLength - dhakaOffset - 1);

/** @returns the first moments of that calendar year in Dhaka and of the next */
export const yearBounds = (year: number): [from: Date, to: Date] => [
	new Date(Date.UTC(year, 0, 1) - dhakaOffset),
	new Date(Date.UTC(year + 1, 0, 1) - dhakaOffset),
];

/** @returns the calendar year in Dhaka */
export const yearOf = (time: Date): number => new Date(time.getTime() + dhakaOffset).getUTCFullYear();

/** @returns noon of that time's calendar day in Dhaka: the same day in UTC */
export const noonOfDay = (time: Date): Date => new Date(firstMomentOfDay(time).getTime() + halfDay);

/** Days in which the school answers a family that asks for its data, or to erase it. */
export const answerDays = 30;

/** @param now milliseconds since the epoch. @returns year and month (from 1) in Dhaka */
export function monthOf(now: number): { year: number; month: number } {
	const date = new Date(now + dhakaOffset);
	return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** @param now milliseconds since the epoch. @returns the day of the month in Dhaka */
export const dayOfMonth = (now: number): number => new Date(now + dhakaOffset).getUTCDate();

/** @param now milliseconds since the epoch. @returns the first millisecond of the next month in Dhaka */
export function firstMomentOfNextMonth(now: number): number {
	const { year, month } = monthOf(now);
	return Date.UTC(year, month) - dhakaOffset;
}

/** @returns the days of each week, from Sunday; null for days of the adjacent months */
export function weeksOf(year: number, month: number): (number | null)[][] {
	const sunday = 1 - new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
	const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return Array.from({ length: Math.ceil((last - sunday + 1) / 7) }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => {
			const day = sunday + 7 * week + weekday;
			return day >= 1 && day <= last ? day : null;
		}),
	);
}
