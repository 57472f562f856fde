/** Texts of the calendar. */
import { lazyFormat } from "./lazy-format";

export const monthText = { previous: "আগের মাস", next: "পরের মাস", today: "আজ" } as const;

const monthAndYear = lazyFormat("bn-BD", { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * @param month counted from 1
 * @returns the month as a heading: নভেম্বর ২০২৬
 */
export const formatMonth = (year: number, month: number): string => monthAndYear(new Date(Date.UTC(year, month - 1)));

const dayOfWeek = lazyFormat("bn-BD", {
	weekday: "long",
	day: "numeric",
	month: "long",
	timeZone: "Asia/Dhaka",
});

/** @returns weekday, day and month in Dhaka: শনিবার ২১ নভেম্বর */
export const formatWeekday = dayOfWeek;

/** From Sunday, abbreviated to fit a calendar column on a phone. */
export const weekdays = ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহ", "শুক্র", "শনি"] as const;

/** The same for calendars of a whole year. */
export const shortWeekdays = ["র", "সো", "ম", "বু", "বৃ", "শু", "শ"] as const;
