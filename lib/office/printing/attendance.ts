/** The days of a month on the sheet where attendance is ticked. Pure. */
import { shortWeekdays } from "@/lib/bengali/calendar";
import { weekend } from "@/lib/contract/days";
import { daysOf, daysWith, dayText, groupSpans, rangeOf, type SchoolDate } from "@/lib/contract/school-dates";
import { paperText as text } from "./text";

type SheetDay = {
	day: number;
	weekday: string;
	/** Whether there is no school. */
	isOff: boolean;
};

export type SheetMonth = {
	year: number;
	/** From 1. */
	month: number;
	days: SheetDay[];
	/** The holidays with their days in this month: ২০–৩১ শীতের ছুটি */
	holidays: string[];
};

/**
 * @param dates of the month
 * @param className those of other classes do not count
 */
export function planMonth(year: number, month: number, dates: readonly SchoolDate[], className: string): SheetMonth {
	const holidays = dates.filter(
		({ kind, classes }) => kind === "holiday" && (classes.length === 0 || classes.includes(className)),
	);
	const off = daysWith(year, month, holidays);
	const { from: first, to: last } = rangeOf(year, month);
	const days = Array.from({ length: daysOf(year, month) }, (_, index): SheetDay => {
		const day = index + 1;
		const weekday = new Date(dayText(year, month, day)).getUTCDay();
		return { day, weekday: shortWeekdays[weekday] ?? "", isOff: weekend.includes(weekday) || off.has(day) };
	});
	return {
		...{ year, month, days },
		holidays: groupSpans(year, month, holidays).map(({ from, to, dates: own }) =>
			text.holiday(
				from < first ? 1 : Number(from.slice(8)),
				to > last ? days.length : Number(to.slice(8)),
				own.map(({ name }) => name).join(", "),
			),
		),
	};
}
