"use client";
import { DayPicker } from "react-day-picker";
import { bn } from "react-day-picker/locale";
import { formatMonth, formatWeekday, monthText, weekdays } from "@/lib/bengali/calendar";
import styles from "./calendar.module.css";
import month from "./home.module.css";

/** Interactive version of {@link MonthTable}: marks today and changes months; in Bengali, weeks start on Sunday. */
export default function Calendar() {
	return (
		<DayPicker
			locale={bn}
			numerals="beng"
			timeZone="Asia/Dhaka"
			weekStartsOn={0}
			formatters={{
				formatCaption: (date) => formatMonth(date.getFullYear(), date.getMonth() + 1),
				formatWeekdayName: (date) => weekdays[date.getDay()] ?? "",
			}}
			labels={{
				labelPrevious: () => monthText.previous,
				labelNext: () => monthText.next,
				// The default label inflects the number, so it would not contain the visible text (WCAG 2.5.3).
				labelGridcell: (date, modifiers) => `${modifiers?.today ? `${monthText.today}, ` : ""}${formatWeekday(date)}`,
			}}
			classNames={{
				months: styles.months,
				month_caption: month.caption,
				nav: styles.nav,
				button_previous: styles.step,
				button_next: styles.step,
				chevron: styles.chevron,
				month_grid: month.grid,
				today: styles.today,
			}}
		/>
	);
}
