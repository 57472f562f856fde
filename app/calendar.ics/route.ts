import { sendCalendar } from "@/lib/http/content";
import { getCalendarFile } from "@/lib/school/calendar-file";

/** The dates of the whole school and of all classes, to subscribe to. */
export async function GET(request: Request) {
	return sendCalendar(await getCalendarFile(), request);
}
