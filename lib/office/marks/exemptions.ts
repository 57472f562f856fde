/** Students who are left out of an exam, and get no sheet: table `exam_exemptions`. */
import "server-only";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";

/** @returns ids of enrolments */
export async function readExemptions(exam: number, req?: PayloadRequest): Promise<Set<number>> {
	const found = await query<{ enrolment: number }>(
		sql`SELECT enrolment_id AS enrolment FROM exam_exemptions WHERE exam_id = ${exam}`,
		req,
	);
	return new Set(found.map(({ enrolment }) => enrolment));
}
