import { sendCalendar } from "@/lib/http/content";
import { getCalendarFile, isClass } from "@/lib/school/calendar-file";

/** The dates of the whole school and of one class, or the holidays alone. */
export async function GET(request: Request, { params }: RouteContext<"/calendar.ics/[class]">) {
	const { class: text } = await params;
	if (text === "holidays") return sendCalendar(await getCalendarFile(text), request);
	const id = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
	if (!(await isClass(id))) return new Response(null, { status: 404 });
	return sendCalendar(await getCalendarFile(id), request);
}
