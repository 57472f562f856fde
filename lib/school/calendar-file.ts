/** The school year as an iCalendar file (RFC 5545) that calendar programs subscribe to. */
import { dayLength } from "@/lib/contract/days";
import "server-only";
import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { Where } from "payload";
import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import { tagged } from "@/lib/cms/cache-tags";
import { calendarPath, itemPath } from "@/lib/contract/paths";
import { findDates, noonOf } from "./school-dates";
import { getSettings } from "./settings";
import { getClasses } from "./structure";

/** Dates in the file: about 1 MB. */
const mostInFile = 2000;

/** How often calendar programs should fetch the file again, in seconds. */
const refreshSeconds = 12 * 60 * 60;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** @returns whether the class has a calendar of its own */
export const isClass = async (id: number): Promise<boolean> => (await getClasses()).some((one) => one.id === id);

/** A class, whose dates are added to those of the whole school, or the holidays alone. */
type CalendarPart = number | "holidays";

/**
 * @param part undefined for the dates of all
 * @returns the file's text: all dates from the beginning of last year on
 */
export async function getCalendarFile(part?: CalendarPart): Promise<string> {
	"use cache";
	tagged("school-dates", "classes", "notices", "settings");
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
	for (const { record, ...date } of (await findDates({ and: where }, mostInFile)).dates) {
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
			url: urlOf(siteAddress, date.notice, date.from),
		});
	}
	return calendar.toString();
}

/** @returns the notice, or the month's page; absolute, so only with the site's address */
function urlOf(site: string | null, notice: string | null, from: string): string | undefined {
	const [year, month, day] = from.split("-").map(Number);
	const path = notice ? itemPath("notice", notice) : `${calendarPath(year, month)}#d${day}`;
	return site ? new URL(path, site).href : undefined;
}
