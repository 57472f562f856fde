/** Date formats: locale bn-BD, time zone Asia/Dhaka. */
import { toBengaliDigits } from "./digits";
import { lazyFormat } from "./lazy-format";

const timeZone = "Asia/Dhaka";
const day = { day: "numeric", month: "long", year: "numeric" } as const;

const formatDay = lazyFormat("bn-BD", { ...day, timeZone });

/**
 * @param date ISO 8601 with offset, or a day (yyyy-mm-dd)
 * @returns the day in Dhaka: ২১ নভেম্বর, ২০২৬
 */
export const formatDate = (date: string): string => formatDay(new Date(date));

// The locale "sv" writes times with 24 hours: 08:30.
const formatClock = lazyFormat("sv", { hour: "2-digit", minute: "2-digit", timeZone });

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
	const clock = formatClock(new Date(date));
	const hour = Number(clock.slice(0, 2));
	const [, part] = partsOfDay.find(([from]) => hour >= from) ?? partsOfDay[6];
	return `${part} ${toBengaliDigits(hour % 12 || 12)}${toBengaliDigits(clock.slice(2))}`;
}

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka: ২১ নভেম্বর, ২০২৬, সকাল ১১:৩০
 */
export const formatMoment = (date: string): string => `${formatDate(date)}, ${formatTime(date)}`;

// The locale "sv" formats dates as ISO 8601.
const formatIsoDay = lazyFormat("sv", { timeZone });

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka as ISO 8601 writes it: 2026-11-21
 */
export const dayOf = (date: string): string => formatIsoDay(new Date(date));

/** @param date ISO 8601 with offset @returns the day in Dhaka as forms have it: ২১-১১-২০২৬ */
export const formatShortDay = (date: string): string => toBengaliDigits(dayOf(date).split("-").reverse().join("-"));

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka as forms have them: ২১-১১-২০২৬ সকাল ১১:৩০; the beginning of a day without the time
 */
export const formatShortMoment = (date: string): string =>
	formatClock(new Date(date)) === "00:00" ? formatShortDay(date) : `${formatShortDay(date)} ${formatTime(date)}`;
