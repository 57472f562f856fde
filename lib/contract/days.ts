/** Calendar days in Bangladesh: UTC+6 all year, without daylight saving time. */
import { dhakaOffset } from "@/lib/bengali/dhaka";

export { dhakaOffset };

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
