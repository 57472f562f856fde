"use client";
import { DayPicker, type Matcher } from "react-day-picker";
import { bn } from "react-day-picker/locale";
import { monthText } from "@/lib/bengali/site";
import styles from "./calendar.module.css";

// The school's weekend (design.md, facts about the field).
const weekend: Matcher = { dayOfWeek: [5, 6] };

/** A month to look at, in Bengali, the week from Sunday. */
export default function Calendar() {
	return (
		<DayPicker
			locale={bn}
			numerals="beng"
			timeZone="Asia/Dhaka"
			weekStartsOn={0}
			fixedWeeks
			showOutsideDays
			modifiers={{ weekend }}
			labels={{ labelPrevious: () => monthText.previous, labelNext: () => monthText.next }}
			classNames={{
				months: styles.months,
				month_caption: styles.caption,
				nav: styles.nav,
				button_previous: styles.step,
				button_next: styles.step,
				chevron: styles.chevron,
				month_grid: styles.grid,
				weekday: styles.weekday,
				day: styles.day,
				today: styles.today,
				outside: styles.outside,
			}}
			modifiersClassNames={{ weekend: styles.weekend ?? "" }}
		/>
	);
}
