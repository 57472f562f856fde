/**
 * What becomes of certificates (table `certificates`) when their student's data goes: the register keeps kind, number and
 * date, so that its numbers have no gap, and whether the paper holds.
 */
import type { PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** @param student id of the record */
export async function forgetCertificates(student: number, req: PayloadRequest): Promise<void> {
	await rows(
		req.payload,
		sql`UPDATE certificates SET student_id = NULL, paper = NULL, cancel_reason = NULL, request = NULL
			WHERE student_id = ${student}`,
		req,
	);
	await rows(
		req.payload,
		sql`UPDATE enrolments SET left_reason = NULL WHERE student_id = ${student} AND left_reason IS NOT NULL`,
		req,
	);
}
