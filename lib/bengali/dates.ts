/** Formats of days and times in Bangladesh. */
import { clockInDhaka, formatDayOfYear } from "./dhaka";
import { toBengaliDigits } from "./digits";

/**
 * @param date ISO 8601 with offset, or a day (yyyy-mm-dd)
 * @returns the day in Dhaka: ২১ নভেম্বর, ২০২৬
 */
export function formatDate(date: string): string {
	const day = dayOf(date);
	return `${formatDayOfYear(day)}, ${toBengaliDigits(day.slice(0, 4))}`;
}

/** With 24 hours: 08:30. */
const formatClock = (date: string) => clockInDhaka(new Date(date)).slice(11, 16);

/** Parts of the day, with the hour at which each begins, the latest first. */
const partsOfDay = [
	[20, "রাত"],
	[18, "সন্ধ্যা"],
	[16, "বিকাল"],
	[12, "দুপুর"],
	[6, "সকাল"],
	[4, "ভোর"],
	[0, "রাত"],
] as const;

/** @param date ISO 8601 with offset @returns the time in Dhaka: সকাল ১১:৩০ */
export function formatTime(date: string): string {
	const clock = formatClock(date);
	const hour = Number(clock.slice(0, 2));
	const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[6];
	return `${part} ${toBengaliDigits(hour % 12 || 12)}${toBengaliDigits(clock.slice(2))}`;
}

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka: ২১ নভেম্বর, ২০২৬, সকাল ১১:৩০
 */
export const formatMoment = (date: string): string => `${formatDate(date)}, ${formatTime(date)}`;

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka as ISO 8601 writes it: 2026-11-21
 */
export const dayOf = (date: string): string => clockInDhaka(new Date(date)).slice(0, 10);

/** @param date ISO 8601 with offset @returns the day in Dhaka as forms have it: ২১-১১-২০২৬ */
export const formatShortDay = (date: string): string => toBengaliDigits(dayOf(date).split("-").reverse().join("-"));

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka as forms have them: ২১-১১-২০২৬ সকাল ১১:৩০; the beginning of a day without the time
 */
export const formatShortMoment = (date: string): string =>
	formatClock(date) === "00:00" ? formatShortDay(date) : `${formatShortDay(date)} ${formatTime(date)}`;
