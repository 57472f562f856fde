import { bn } from "react-day-picker/locale";
import { formatMonth, monthText, weekdays } from "@/lib/bengali/calendar";

/** Properties of every interactive calendar: in Bengali, in the time of Dhaka, weeks from Sunday. */
export const bengaliCalendar = {
	locale: bn,
	numerals: "beng",
	// As an offset: browsers without `longOffset` in Intl do not tell that of a named zone.
	timeZone: "+06:00",
	weekStartsOn: 0,
	formatters: {
		formatCaption: (date: Date) => formatMonth(date.getFullYear(), date.getMonth() + 1),
		formatWeekdayName: (date: Date) => weekdays[date.getDay()] ?? "",
	},
} as const;

export const monthLabels = { labelPrevious: () => monthText.previous, labelNext: () => monthText.next };

/** Marks today in the name of a day. */
export const withToday = (name: string, today = false): string => (today ? `${monthText.today}, ${name}` : name);
