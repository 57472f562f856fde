/**
 * Day and time in Bangladesh, which is at UTC+6 all year, by arithmetic: what `Intl` writes for a locale is another text in
 * another version of ICU, so nothing may be read out of it.
 */
import { toBengaliDigits } from "./digits";

/** Milliseconds. */
export const dhakaOffset = 6 * 60 * 60 * 1000;

/** @returns the clock in Dhaka: 2026-11-21T11:30:00.000Z for half past five in London */
export const clockInDhaka = (time: Date | number): string => new Date(Number(time) + dhakaOffset).toISOString();

export const bengaliMonths = "জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর".split(" ");
const weekdayNames = "রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার".split(" ");

/** @param month counted from 1 @returns ডিসেম্বর */
export const formatMonthName = (month: number): string => bengaliMonths[month - 1] ?? "";

/** @param day yyyy-mm-dd, also with a time after it @returns ১৬ ডিসেম্বর */
export const formatDayOfYear = (day: string): string =>
	`${toBengaliDigits(Number(day.slice(8, 10)))} ${formatMonthName(Number(day.slice(5, 7)))}`;

/** @param day yyyy-mm-dd, also with a time after it @returns বুধবার */
export const formatDayOfWeek = (day: string): string =>
	weekdayNames[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";
