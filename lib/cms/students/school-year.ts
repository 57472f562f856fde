/** Which year the school is in, and where its students are in it. */
import type { Payload, PayloadRequest } from "payload";
import { yearOf } from "@/lib/contract/days";
import type { Year } from "@/lib/contract/students";
import { rows, sql } from "@/lib/data/sql";

/**
 * @returns the calendar's year if it has students, else the last one before that has, else the next; while there are no
 * students the same of all years. Null without any year
 */
export async function readSchoolYear(payload: Payload, req?: PayloadRequest): Promise<Year | null> {
	type Row = { id: number; year: number | string; taught: boolean | number };
	const found = await rows<Row>(
		payload,
		sql`SELECT y.id, y.year, EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = y.id) AS taught
			FROM years y ORDER BY y.year DESC`,
		req,
	);
	const taught = found.filter((row) => row.taught);
	const years = (taught.length > 0 ? taught : found).map(({ id, year }) => ({ id, year: Number(year) }));
	const now = yearOf(new Date());
	return years.find(({ year }) => year <= now) ?? years.at(-1) ?? null;
}

/** @returns ids of all students by class, section and roll of the school's year; those without a place come last */
export async function readClassOrder(payload: Payload, req?: PayloadRequest): Promise<number[]> {
	const year = await readSchoolYear(payload, req);
	const found = await rows<{ id: number }>(
		payload,
		sql`SELECT s.id FROM students s
			LEFT JOIN enrolments e ON e.student_id = s.id AND e.year_id = ${year?.id ?? 0}
			LEFT JOIN classes c ON c.id = e.class_id LEFT JOIN sections x ON x.id = e.section_id
			ORDER BY CASE WHEN e.id IS NULL THEN 1 ELSE 0 END, c.sequence, x.name, x.id, e.roll, s.code`,
		req,
	);
	return found.map(({ id }) => id);
}

/** @property year null in the school's year: the place is of another one */
export type Place = { section: string; roll: number; year: number | null };

/** @returns the student's place in the school's year, else the newest one of other years; null without one */
export async function readPlace(payload: Payload, student: number): Promise<Place | null> {
	const now = await readSchoolYear(payload);
	const [found] = await rows<{ section: string; roll: number | string; year: number | string; now: number | string }>(
		payload,
		sql`SELECT x.title AS section, e.roll, y.year, CASE WHEN y.id = ${now?.id ?? 0} THEN 1 ELSE 0 END AS now
			FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections x ON x.id = e.section_id
			WHERE e.student_id = ${student} ORDER BY 4 DESC, y.year DESC LIMIT 1`,
	);
	if (!found) return null;
	return { section: found.section, roll: Number(found.roll), year: Number(found.now) ? null : Number(found.year) };
}
