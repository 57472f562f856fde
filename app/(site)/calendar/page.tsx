import { MonthPage } from "@/components/calendar/month-page";
import { pageMetadata } from "@/components/layout/page-metadata";
import { schoolYearText } from "@/lib/bengali/school-year";
import { getMonth } from "@/lib/school/calendar";

export const metadata = pageMetadata("/calendar");

/** The current month; every month has a path of its own below this one. */
export default async function CalendarPage() {
	return <MonthPage {...(await getMonth())} title={schoolYearText.title} />;
}
