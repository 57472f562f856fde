/**
 * What becomes of identity cards (table `identity_cards`) when the data of their person goes: the register keeps kind,
 * number and date, so that its numbers have no gap, and whether the card holds.
 */
import type { PayloadRequest } from "payload";
import { rows, type SQL, sql } from "@/lib/data/sql";

const forget = (owner: SQL, req: PayloadRequest) =>
	rows(
		req.payload,
		sql`UPDATE identity_cards SET student_id = NULL, enrolment_id = NULL, teacher_id = NULL, card = NULL,
			cancel_reason = NULL WHERE ${owner}`,
		req,
	);

/** @param student id of the record */
export async function forgetCards(student: number, req: PayloadRequest): Promise<void> {
	await forget(sql`student_id = ${student}`, req);
}

/** @param teacher id of the record of a teacher or employee */
export async function forgetStaffCards(teacher: number, req: PayloadRequest): Promise<void> {
	await forget(sql`teacher_id = ${teacher}`, req);
}
