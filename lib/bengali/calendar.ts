/** Texts of the calendar. */
import { clockInDhaka, formatDayOfWeek, formatDayOfYear, formatMonthName } from "./dhaka";
import { toBengaliDigits } from "./digits";

export const monthText = { previous: "আগের মাস", next: "পরের মাস", today: "আজ" } as const;

/**
 * @param month counted from 1
 * @returns the month as a heading: নভেম্বর ২০২৬
 */
export const formatMonth = (year: number, month: number): string =>
	`${formatMonthName(month)} ${toBengaliDigits(year)}`;

/** @returns weekday, day and month in Dhaka: শনিবার ২১ নভেম্বর */
export function formatWeekday(time: Date): string {
	const day = clockInDhaka(time);
	return `${formatDayOfWeek(day)} ${formatDayOfYear(day)}`;
}

/** From Sunday, abbreviated to fit a calendar column on a phone. */
export const weekdays = ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহ", "শুক্র", "শনি"] as const;

/** The same for calendars of a whole year. */
export const shortWeekdays = ["র", "সো", "ম", "বু", "বৃ", "শু", "শ"] as const;
