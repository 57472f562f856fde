import { sendCalendar } from "@/lib/http/content";
import { findClass, getCalendarFile } from "@/lib/school/calendar-file";

/** The dates of the whole school and of one class, or the holidays alone. */
export async function GET(request: Request, { params }: RouteContext<"/calendar.ics/[class]">) {
	const { class: text } = await params;
	const part = text === "holidays" ? text : await findClass(text);
	return part ? sendCalendar(await getCalendarFile(part), request) : new Response(null, { status: 404 });
}
