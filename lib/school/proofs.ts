/** What a family knows of a student, for those who ask for the results of many students. */
import "server-only";
import { toLatinDigits } from "@/lib/bengali/digits";
import { readBirthDate } from "@/lib/contract/dates";
import { query, sql } from "./query";

/** @property year id of the year of the result */
export type Asked = { student: number; year: number };

/** By what a proof is right. A roll is a small number, so that it is easily guessed. */
export type ProvedBy = "birthDate" | "roll";

/**
 * @param proof as typed: the date of birth where one is on record, else the roll in that year
 * @returns null for a wrong one, and for a student who does not exist
 */
export async function proveStudent({ student, year }: Asked, proof: string): Promise<ProvedBy | null> {
	type Row = { born: string | null; roll: number | string | null };
	const [row] = await query<Row>(sql`
		SELECT s.date_of_birth AS born,
			(SELECT e.roll FROM enrolments e WHERE e.student_id = s.id AND e.year_id = ${year}) AS roll
		FROM students s WHERE s.code = ${student}`);
	if (!row) return null;
	if (row.born) {
		const read = readBirthDate(proof);
		return "date" in read && read.date === row.born ? "birthDate" : null;
	}
	const typed = toLatinDigits(proof);
	return row.roll !== null && /^\d{1,9}$/.test(typed) && Number(typed) === Number(row.roll) ? "roll" : null;
}
