/** The sheet where attendance is ticked: the days of a month, and a section's students beside them. */
import { formatMonth, shortWeekdays } from "@/lib/bengali/calendar";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { schoolYearText } from "@/lib/bengali/school-year";
import { weekend } from "@/lib/contract/days";
import { daysOf, daysWith, dayText, groupSpans, rangeOf, type SchoolDate } from "@/lib/contract/school-dates";
import type { Pupil, SectionOf } from "../students/roster";
import { type Desk, FrameSignatures, PaperFrame } from "./paper-frame";
import { printingText, paperText as text } from "./text";

type SheetDay = {
	day: number;
	weekday: string;
	/** Whether there is no school. */
	isOff: boolean;
};

type SheetMonth = {
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
		holidays: groupSpans(year, month, holidays).map(({ from, to, dates }) =>
			text.holiday(
				from < first ? 1 : Number(from.slice(8)),
				to > last ? days.length : Number(to.slice(8)),
				dates.map(({ name }) => name).join(", "),
			),
		),
	};
}

export type Attendance = { month: SheetMonth; sections: SectionOf<Pupil>[] };

/** Where the number of days is written, after those of the month. */
const sums = [text.present, text.away];

/** A section's students by the days of a month, to tick; days without school are shaded, and their names stand above. */
export const AttendanceSheet = ({ month, sections, school }: Attendance & Desk) =>
	sections.map(({ id, title, members }) => (
		<PaperFrame
			key={id}
			form="wide"
			label={title}
			lines={[
				`${title} · ${text.students(members.length)}`,
				`${formatMonth(month.year, month.month)} · ${text.schoolDays(month.days.filter(({ isOff }) => !isOff).length)}`,
			]}
			school={school}
			title={printingText.papers.attendance.name}
		>
			<table className="papers-table papers-attendance">
				<colgroup>
					<col className="papers-roll" />
					<col className="papers-names" />
					<col span={month.days.length} />
					<col span={sums.length} className="papers-sums" />
				</colgroup>
				<Head {...month} />
				<tbody>
					{members.map(({ id: pupil, roll, name }) => (
						<tr key={pupil}>
							<td className="papers-number">{toBengaliDigits(roll)}</td>
							<th scope="row">{name}</th>
							<Days {...month} />
						</tr>
					))}
				</tbody>
				<tbody className="papers-last">
					<tr>
						<th scope="row" colSpan={2}>
							{text.presentOfDay}
						</th>
						<Days {...month} />
					</tr>
					<tr>
						<td className="papers-end" colSpan={month.days.length + 4}>
							<div className="frame-foot">
								<FrameSignatures names={[text.classTeacher, text.headTeacher]} />
							</div>
						</td>
					</tr>
				</tbody>
			</table>
		</PaperFrame>
	));

/** Repeated on each sheet, so that the names of the holidays are too. */
const Head = ({ days, holidays }: SheetMonth) => (
	<thead>
		<tr>
			<td className="papers-end papers-holidays" colSpan={days.length + 4}>
				{[...(holidays.length > 0 ? [text.holidays(holidays)] : []), schoolYearText.weekend].join(" ")}
			</td>
		</tr>
		<tr>
			<th scope="col" rowSpan={2}>
				{text.roll}
			</th>
			<th scope="col" rowSpan={2} className="papers-name">
				{text.name}
			</th>
			{days.map(({ day, isOff }) => (
				<th key={day} scope="col" data-off={isOff || undefined}>
					{toBengaliDigits(day)}
				</th>
			))}
			{sums.map((sum) => (
				<th key={sum} scope="col" rowSpan={2} className="papers-sum">
					{sum}
				</th>
			))}
		</tr>
		<tr>
			{days.map(({ day, weekday, isOff }) => (
				<td key={day} data-off={isOff || undefined}>
					{weekday}
				</td>
			))}
		</tr>
	</thead>
);

/** The cells of a row. */
const Days = ({ days }: Pick<SheetMonth, "days">) => (
	<>
		{days.map(({ day, isOff }) => (
			<td key={day} data-off={isOff || undefined} />
		))}
		{sums.map((sum) => (
			<td key={sum} />
		))}
	</>
);
