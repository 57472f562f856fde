"use client";

import { DayPicker } from "react-day-picker";
import { bengaliCalendar, monthLabels, withToday } from "@/components/calendar/bengali-calendar";
import { formatWeekday } from "@/lib/bengali/calendar";

type Props = { selected: Date | undefined; onSelect: (day: Date) => void };

/** A month to choose a day from. */
export default function DateCalendar({ selected, onSelect }: Props) {
	return (
		<DayPicker
			{...bengaliCalendar}
			autoFocus
			classNames={{
				months: "date-calendar",
				month_caption: "date-calendar__caption",
				nav: "date-calendar__steps",
				button_previous: "date-calendar__step",
				button_next: "date-calendar__step",
				chevron: "date-calendar__chevron",
				month_grid: "date-calendar__days",
				day_button: "date-calendar__day",
				today: "date-calendar__today",
				selected: "date-calendar__selected",
			}}
			defaultMonth={selected ?? new Date()}
			labels={{
				...monthLabels,
				labelDayButton: (date, modifiers) => withToday(formatWeekday(date), modifiers.today),
			}}
			mode="single"
			onSelect={(_, day) => onSelect(new Date(day.getTime()))}
			selected={selected}
		/>
	);
}
