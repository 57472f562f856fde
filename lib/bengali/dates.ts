/** Date formats: locale bn-BD, time zone Asia/Dhaka. */

const day = new Intl.DateTimeFormat("bn-BD", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "Asia/Dhaka",
});

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka: ২১ নভেম্বর, ২০২৬
 */
export const formatDate = (date: string): string => day.format(new Date(date));

// The locale "sv" formats dates as ISO 8601.
const isoDay = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Dhaka" });

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka as ISO 8601 writes it: 2026-11-21
 */
export const dayOf = (date: string): string => isoDay.format(new Date(date));

const minute = new Intl.DateTimeFormat("bn-BD", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Dhaka" });

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka
 */
export const formatMoment = (date: string): string => minute.format(new Date(date));
