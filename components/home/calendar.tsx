"use client";
import { createContext, type ReactNode, useContext, useState } from "react";
import { DayPicker, type DayProps } from "react-day-picker";
import { bengaliCalendar, monthLabels, withToday } from "@/components/calendar/bengali-calendar";
import month from "@/components/calendar/month-table.module.css";
import { formatWeekday } from "@/lib/bengali/calendar";
import { toLatinDigits } from "@/lib/bengali/digits";
import { callApi } from "@/lib/browser/call";
import { useCall } from "@/lib/browser/use-call";
import { monthOf } from "@/lib/contract/days";
import { yearMarksPath } from "@/lib/contract/paths";
import type { YearMarks } from "@/lib/contract/school-dates";
import styles from "./calendar.module.css";
import home from "./home.module.css";

const Marks = createContext<YearMarks["data"]>({});

const getMarks = (path: string) => callApi<YearMarks>(path, { method: "GET" });

/** A day with dates is a link to their list. */
function Day({ day, modifiers, children, ...cell }: DayProps) {
	const mark = useContext(Marks)[toLatinDigits(day.isoDate).slice(5)];
	if (!mark || day.outside) return <td {...cell}>{children}</td>;
	return (
		<td {...cell} aria-label={undefined}>
			<a href={mark.href} aria-label={withToday(mark.label, modifiers.today)} data-kind={mark.kind}>
				{children as ReactNode}
			</a>
		</td>
	);
}

/** Interactive version of {@link MonthTable}: marks today and changes months; in Bengali, weeks start on Sunday. */
export default function Calendar() {
	const [shown, setShown] = useState(() => new Date());
	const { data } = useCall(yearMarksPath(monthOf(shown.getTime()).year), getMarks);
	return (
		<Marks.Provider value={data?.data ?? {}}>
			<DayPicker
				month={shown}
				onMonthChange={setShown}
				components={{ Day }}
				{...bengaliCalendar}
				labels={{
					...monthLabels,
					// The default label inflects the number, so it would not contain the visible text (WCAG 2.5.3).
					labelGridcell: (date, modifiers) => withToday(formatWeekday(date), modifiers?.today),
				}}
				classNames={{
					months: styles.months,
					month_caption: `${month.caption} ${home.caption}`,
					nav: styles.nav,
					button_previous: styles.step,
					button_next: styles.step,
					chevron: styles.chevron,
					month_grid: `${month.grid} ${month.kinds} ${home.month}`,
					today: styles.today,
				}}
			/>
		</Marks.Provider>
	);
}
