/** Who takes which subject: the stored choices of the students of a class or section. */
import "server-only";
import type { PayloadRequest } from "payload";
import { inUse } from "@/lib/cms/students/restriction";
import { type Chooser, type Offered, type Taken, takenBy } from "@/lib/office/teaching/taken-by";
import { query, type SQL, sql } from "@/lib/school/query";

/** @param where condition on the enrolment `e`. @returns the choices by enrolment */
export async function readChoosers(year: number, where: SQL, req?: PayloadRequest): Promise<Map<number, Chooser>> {
	type Row = Pick<Chooser, "group" | "religion" | "fourth"> & { enrolment: number };
	const [students, chosen] = [
		await query<Row>(
			sql`SELECT e.id AS enrolment, e."group", s.religion, e.fourth_id AS fourth
				FROM enrolments e JOIN students s ON s.id = e.student_id WHERE e.year_id = ${year} AND ${where} AND ${inUse(sql`s.id`)}`,
			req,
		),
		await query<{ enrolment: number; subject: number }>(
			sql`SELECT r.parent_id AS enrolment, r.subjects_id AS subject FROM enrolments_rels r
				JOIN enrolments e ON e.id = r.parent_id
				WHERE r.path = 'chosen' AND e.year_id = ${year} AND ${where} ORDER BY r."order"`,
			req,
		),
	];
	const choosers = new Map(
		students.map(({ enrolment, ...one }) => [enrolment, { ...one, chosen: [] as number[] }] as const),
	);
	for (const { enrolment, subject } of chosen) choosers.get(enrolment)?.chosen.push(subject);
	return choosers;
}

/** @param offered all subjects of the year and class. @returns what each student takes, by enrolment */
export async function readTaken(
	offered: readonly Offered[],
	year: number,
	where: SQL,
	req?: PayloadRequest,
): Promise<Map<number, Taken & Pick<Chooser, "group">>> {
	const choosers = await readChoosers(year, where, req);
	return new Map(
		[...choosers].map(([enrolment, one]) => [enrolment, { ...takenBy(offered, one), group: one.group }] as const),
	);
}
