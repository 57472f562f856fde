/**
 * Proof that a visitor knows a student: the date of birth or the roll. Required from clients that request the results
 * of many students (lib/http/proofs).
 */
import "server-only";
import { machineText } from "@/lib/bengali/digits";
import { readBirthDate } from "@/lib/contract/dates";
import { query, sql } from "./query";

/** @property student the student id. @property year record id of the result's year */
export type Asked = { student: number; year: number };

/** Which fact the proof matched. A roll is a small number and thus easily guessed. */
type ProvedBy = "birthDate" | "roll";

/**
 * @param proof as typed: the date of birth where one is on record, else the roll in that year
 * @returns the matched fact; null for a wrong proof, and for a student who does not exist
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
	const typed = machineText(proof);
	return row.roll !== null && /^\d{1,9}$/.test(typed) && Number(typed) === Number(row.roll) ? "roll" : null;
}
