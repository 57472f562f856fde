/** Which year the school is in: the one answer for lists, forms and papers that begin with a year. */
import "server-only";
import type { PayloadRequest } from "payload";
import { tagged } from "@/lib/cms/cache-tags";
import { yearOf } from "@/lib/contract/days";
import type { Year } from "@/lib/contract/students";
import { query, sql } from "./query";

/**
 * @returns the calendar's year if it has students, else the last one before that has, else the next; while there are no
 * students the same of all years. Null without any year
 */
export async function findSchoolYear(req?: PayloadRequest): Promise<Year | null> {
	type Row = { id: number; year: number | string; taught: boolean | number };
	const found = await query<Row>(
		sql`SELECT y.id, y.year, EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = y.id) AS taught
			FROM years y ORDER BY y.year DESC`,
		req,
	);
	const taught = found.filter((row) => row.taught);
	const years = (taught.length > 0 ? taught : found).map(({ id, year }) => ({ id, year: Number(year) }));
	const now = yearOf(new Date());
	return years.find(({ year }) => year <= now) ?? years.at(-1) ?? null;
}

/** The same for public pages. */
export async function getSchoolYear(): Promise<Year | null> {
	"use cache";
	tagged("years", "enrolments");
	return findSchoolYear();
}
