/** Date formats: locale bn-BD, time zone Asia/Dhaka. */
import { lazyFormat } from "./lazy-format";

const timeZone = "Asia/Dhaka";
const day = { day: "numeric", month: "long", year: "numeric" } as const;

const formatDay = lazyFormat("bn-BD", { ...day, timeZone });

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka: ২১ নভেম্বর, ২০২৬
 */
export const formatDate = (date: string): string => formatDay(new Date(date));

const formatDayAndTime = lazyFormat("bn-BD", { ...day, hour: "numeric", minute: "2-digit", timeZone });

/**
 * @param date ISO 8601 with offset
 * @returns day and time in Dhaka: ২১ নভেম্বর, ২০২৬ এ ১১:৩০ AM
 */
export const formatMoment = (date: string): string => formatDayAndTime(new Date(date));

const formatHours = lazyFormat("bn-BD", { hour: "numeric", minute: "2-digit", timeZone });

/** @param date ISO 8601 with offset @returns the time in Dhaka */
export const formatTime = (date: string): string => formatHours(new Date(date));

// The locale "sv" formats dates as ISO 8601.
const formatIsoDay = lazyFormat("sv", { timeZone });

/**
 * @param date ISO 8601 with offset
 * @returns the day in Dhaka as ISO 8601 writes it: 2026-11-21
 */
export const dayOf = (date: string): string => formatIsoDay(new Date(date));
