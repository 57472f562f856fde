import { HolidayList } from "@/components/calendar/holiday-list";
import { PrintButton } from "@/components/calendar/print-button";
import { pageMetadata } from "@/components/layout/page-metadata";
import { RelatedPages } from "@/components/layout/related";
import { schoolYearText } from "@/lib/bengali/school-year";
import { calendarFilePath, calendarPath } from "@/lib/contract/paths";
import { getMonth } from "@/lib/school/calendar";
import { getHolidays } from "@/lib/school/school-dates";
import { calendarLink } from "@/lib/school/settings";

const text = schoolYearText.holidays;

export const metadata = pageMetadata("/holidays");

/** The holidays of this year, and of the next one where there are some. */
export default async function HolidaysPage() {
	const { year } = await getMonth();
	const [now, next] = await Promise.all([getHolidays(year), getHolidays(year + 1)]);
	return (
		<>
			<div className="measure">
				<h1>{text.title}</h1>
				<p className="buttons no-print">
					<PrintButton>{text.print}</PrintButton>
					<a className="button quiet" {...(await calendarLink(calendarFilePath("holidays")))}>
						{text.file}
					</a>
					<a className="button quiet" href={calendarPath()}>
						{schoolYearText.all}
					</a>
				</p>
				<HolidayList year={year} holidays={now} />
				{next.length > 0 && <HolidayList year={year + 1} holidays={next} />}
				<p>{schoolYearText.weekend}</p>
			</div>
			<RelatedPages path="/holidays" />
		</>
	);
}
