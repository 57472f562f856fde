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

const moment = new Intl.DateTimeFormat("bn-BD", {
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
	timeZone: "Asia/Dhaka",
});

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka: ২১ নভেম্বর, ২০২৬ এ ১১:৩০ AM
 */
export const formatMoment = (date: string): string => moment.format(new Date(date));

const time = new Intl.DateTimeFormat("bn-BD", { hour: "numeric", minute: "2-digit", timeZone: "Asia/Dhaka" });

/** @param date ISO 8601 with offset @returns the time in Dhaka */
export const formatTime = (date: string): string => time.format(new Date(date));

// The locale "sv" formats dates as ISO 8601.
const isoDay = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Dhaka" });

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka as ISO 8601 writes it: 2026-11-21
 */
export const dayOf = (date: string): string => isoDay.format(new Date(date));
