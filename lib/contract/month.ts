/** A month of the calendar as weeks from Sunday, on the clock of Dhaka (six hours before UTC's, without summer time). */

const hour = 3_600_000;
const dhaka = 6 * hour;

/** @returns the year and the month, counted from 1, that it is in Dhaka */
export function monthOf(now: number): { year: number; month: number } {
	const date = new Date(now + dhaka);
	return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/** @returns how many whole seconds are left of that month in Dhaka */
export function secondsLeftInMonth(now: number): number {
	const { year, month } = monthOf(now);
	return Math.floor((Date.UTC(year, month) - dhaka - now) / 1000);
}

/** A day of the table; outside when it belongs to the month before or after. */
export type Day = { date: string; day: number; outside: boolean };

/** @returns six weeks, so that every month is as high as any other */
export function weeksOf(year: number, month: number): Day[][] {
	const first = Date.UTC(year, month - 1, 1);
	const sunday = 1 - new Date(first).getUTCDay();
	return Array.from({ length: 6 }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => {
			const date = new Date(Date.UTC(year, month - 1, sunday + 7 * week + weekday));
			return {
				date: date.toISOString().slice(0, 10),
				day: date.getUTCDate(),
				outside: date.getUTCMonth() !== month - 1,
			};
		}),
	);
}
