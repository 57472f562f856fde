/** Months as weeks from Sunday, in the time zone of Dhaka. */
import { dhakaOffset } from "./days";

/** @param now milliseconds since the epoch. @returns year and month (from 1) in Dhaka */
export function monthOf(now: number): { year: number; month: number } {
	const date = new Date(now + dhakaOffset);
	return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** @param now milliseconds since the epoch. @returns the day of the month in Dhaka */
export const dayOfMonth = (now: number): number => new Date(now + dhakaOffset).getUTCDate();

/** @param now milliseconds since the epoch. @returns seconds until the end of the month in Dhaka */
export function secondsLeftInMonth(now: number): number {
	const { year, month } = monthOf(now);
	return Math.floor((Date.UTC(year, month) - dhakaOffset - now) / 1000);
}

/** @returns the days of each week; null for days of the adjacent months */
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
