import { formatMonth } from "@/lib/bengali/calendar";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { schoolYearText } from "@/lib/bengali/school-year";
import type { SheetMonth } from "./attendance";
import type { Desk } from "./desk";
import { FrameSignatures, PaperFrame } from "./paper-frame";
import type { Paper } from "./papers";
import { printingText, paperText as text } from "./text";

type Props = Extract<Paper, { kind: "attendance" }> & Desk;

/** Where the number of days is written, after those of the month. */
const sums = [text.present, text.away];

/** A section's students by the days of a month, to tick; days without school are shaded, and their names stand above. */
export const AttendanceSheet = ({ month, sections, school }: Props) =>
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
