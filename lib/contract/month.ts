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

/** @returns the days of each week; null where a week reaches into the month before or after */
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
