/** Enrols a student in a section for a year. */

import "server-only";
import { type PayloadRequest, ValidationError } from "payload";
import { messagesByField } from "@/lib/cms/errors";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import { getYears } from "@/lib/school/structure";
import type { Place } from "../admissions/admit";
import { requireInUse } from "../data-requests/restriction";
import type { SignedIn } from "../guard";
import { enrolText } from "./text";

const highestRoll = 9999;

/** @returns the roll after the highest one, because a gap may be that of a student who left; null if there is none */
export async function getNextRoll(year: number, section: number): Promise<number | null> {
	const [row] = await query<{ roll: number | string }>(sql`
		SELECT coalesce(max(roll), 0) + 1 AS roll FROM enrolments WHERE year_id = ${year} AND section_id = ${section}`);
	const roll = Number(row?.roll);
	return roll > highestRoll ? null : roll;
}

/**
 * @param student id of the record
 * @param by the account that enrols, for the activity log
 * @throws SchoolError "notFound" for an unknown student, "invalid" with messages by field if the roll is taken, or the
 * student is enrolled in that year already, and for a restricted student
 */
export async function enrolStudent(student: number, { year, section, roll }: Place, by?: SignedIn): Promise<void> {
	const [found] = await query(sql`SELECT id FROM students WHERE id = ${student}`);
	if (!found) throw notFoundError();
	await requireInUse(student);
	if (!(await getYears()).some(({ id }) => id === year)) throw invalidError({ year: [enrolText.errors.year] });
	try {
		await inTransaction(async (req) => {
			if (by) req.user = { ...by, collection: "staff" };
			// The class is derived from the section.
			const data = { student, year, section, roll } as never;
			await req.payload.create({ collection: "enrolments", data, depth: 0, req });
		});
	} catch (error) {
		if (error instanceof ValidationError) throw invalidError(messagesByField(error, "enrolments"));
		throw error;
	}
}

/** @param req request whose transaction it joins @returns id and name, lowest class first */
export const readClasses = (req?: PayloadRequest) =>
	query<{ id: number; name: string }>(sql`SELECT id, name FROM classes ORDER BY sequence, id`, req);

/** Deletes a year that an operation has made and now takes back, unless others use it by now. */
export async function removeUnusedYear(req: PayloadRequest, year: number): Promise<void> {
	await query(
		sql`DELETE FROM years WHERE id = ${year} AND NOT EXISTS (SELECT 1 FROM enrolments WHERE year_id = ${year})
			AND NOT EXISTS (SELECT 1 FROM exams WHERE year_id = ${year})
			AND NOT EXISTS (SELECT 1 FROM subjects WHERE year_id = ${year})`,
		req,
	);
}
