/** The school year as an iCalendar file (RFC 5545) that calendar programs subscribe to. */
import "server-only";
import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { Where } from "payload";
import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import { tagged } from "@/lib/cms/cache-tags";
import { dayLength } from "@/lib/contract/days";
import { momentOf } from "@/lib/contract/exam-routines";
import { calendarPath, examRoutinePath, itemPath } from "@/lib/contract/paths";
import { type ExamRoutine, findPublished, type StoredSitting, withRoutines } from "./exam-routines";
import { findDates, noonOf } from "./school-dates";
import { getSettings } from "./settings";
import { getClasses } from "./structure";

/** Dates in the file: about 1 MB. */
const mostInFile = 2000;

/** How often calendar programs should fetch the file again, in seconds. */
const refreshSeconds = 12 * 60 * 60;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** @param text as in a path @returns the id of the class whose calendar it names */
export const findClass = async (text: string): Promise<number | undefined> =>
	(await getClasses()).find(({ id }) => String(id) === text)?.id;

/** A class, whose dates are added to those of the whole school, or the holidays alone. */
type CalendarPart = number | "holidays";

/**
 * @param part undefined for the dates of all
 * @returns the file's text: all dates from the beginning of last year on
 */
export async function getCalendarFile(part?: CalendarPart): Promise<string> {
	"use cache";
	tagged("school-dates", "classes", "notices", "settings", "exams", "years");
	return writeCalendarFile(new Date(), part);
}

/** Like {@link getCalendarFile}, for a given time and without the cache. */
export async function writeCalendarFile(now: Date, part?: CalendarPart): Promise<string> {
	const where: Where[] = [{ startsOn: { greater_than_equal: noonOf(`${now.getUTCFullYear() - 1}-01-01`) } }];
	if (part === "holidays") where.push({ kind: { equals: "holiday" } });
	else if (part) where.push({ or: [{ classes: { exists: false } }, { classes: { equals: part } }] });
	const [{ school_name, siteAddress }, classes] = await Promise.all([getSettings(), getClasses()]);
	const className = classes.find(({ id }) => id === part)?.class_name;
	const { classOf, name } = schoolYearText.file;
	const whole = part === "holidays" ? schoolYearText.holidays.calendar(school_name) : name(school_name);
	const calendar = ical({
		name: className ? `${whole}, ${classOf(className)}` : whole,
		prodId: { company: "School website", product: "School year", language: "BN" },
		method: ICalCalendarMethod.PUBLISH,
		ttl: refreshSeconds,
	});
	const { dates } = await findDates({ and: where }, mostInFile);
	for (const { record, ...date } of dates) {
		const changed = new Date(record.updatedAt);
		calendar.createEvent({
			// UID. Without the site's address, which may change. The database never reuses ids.
			id: `school-date-${record.id}-${Date.parse(record.createdAt)}`,
			sequence: Number(record.revision ?? 0),
			stamp: changed,
			created: new Date(record.createdAt),
			lastModified: changed,
			allDay: true,
			start: dateOf(date.from),
			// DTEND is exclusive (RFC 5545).
			end: new Date(dateOf(date.to).getTime() + dayLength),
			summary: [dateKinds[date.kind], date.name].join(": "),
			description: date.classes.length > 0 ? schoolYearText.classes(date.classes) : undefined,
			categories: [{ name: dateKinds[date.kind] }],
			transparency: ICalEventTransparency.TRANSPARENT,
			url: urlOf(siteAddress, pathOf(date.notice, date.from)),
		});
	}
	if (part === "holidays") return calendar.toString();
	for (const routine of await findPublished(`${now.getUTCFullYear() - 1}-01-01`)) {
		const { exam, name, from, to, sittings, changedAt } = routine;
		const own = sittings.filter((sitting) => sitting.class === part);
		const url = urlOf(siteAddress, examRoutinePath(exam));
		for (const sitting of own) addSitting(calendar, routine, sitting, url);
		const isThere = dates.length < withRoutines(dates, [routine], []).length;
		if (part || !isThere) continue;
		const end = new Date(dateOf(to).getTime() + dayLength);
		const summary = [dateKinds.exam, name].join(": ");
		calendar.createEvent({
			...eventOf(`exam-${exam}`, changedAt, url),
			allDay: true,
			start: dateOf(from),
			end,
			summary,
		});
	}
	return calendar.toString();
}

/** A change counts by its second, so that an event is newer than the one before, also when it was gone in between. */
const eventOf = (id: string, changedAt: string, url: string | undefined) => ({
	...{ id, url, stamp: new Date(changedAt), lastModified: new Date(changedAt) },
	sequence: Math.floor(Date.parse(changedAt) / 1000),
	categories: [{ name: dateKinds.exam }],
	transparency: ICalEventTransparency.TRANSPARENT,
});

/** What a class sits: at its time, or without one the whole day. A subject that is moved stays the same event. */
function addSitting(
	calendar: ReturnType<typeof ical>,
	{ exam, name }: ExamRoutine,
	{ class: schoolClass, subject, day, starts, ends, hall, changedAt }: StoredSitting,
	url: string | undefined,
): void {
	const id = `exam-${exam}-${schoolClass}-${createHash("sha256").update(subject).digest("hex").slice(0, 16)}`;
	const at = (time: string) => new Date(momentOf(day, time));
	const times = starts
		? { start: at(starts), end: ends ? at(ends) : at(starts) }
		: { allDay: true, start: dateOf(day), end: new Date(dateOf(day).getTime() + dayLength) };
	calendar.createEvent({
		...{ ...eventOf(id, changedAt, url), ...times, summary: `${subject}: ${name}` },
		...(hall && { location: hall }),
	});
}

/** @returns the notice, or the month's page */
function pathOf(notice: string | null, from: string): string {
	const [year, month, day] = from.split("-").map(Number);
	return notice ? itemPath("notice", notice) : `${calendarPath(year, month)}#d${day}`;
}

/** @returns the page's address; absolute, so only with the site's address */
const urlOf = (site: string | null, path: string): string | undefined => (site ? new URL(path, site).href : undefined);
