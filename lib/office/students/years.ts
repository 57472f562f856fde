import "server-only";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";

/** Deletes a year that an operation has made and now takes back, unless others use it by now. */
export async function removeUnusedYear(req: PayloadRequest, year: number): Promise<void> {
	await query(
		sql`DELETE FROM years WHERE id = ${year} AND NOT EXISTS (SELECT 1 FROM enrolments WHERE year_id = ${year})
			AND NOT EXISTS (SELECT 1 FROM exams WHERE year_id = ${year})
			AND NOT EXISTS (SELECT 1 FROM subjects WHERE year_id = ${year})`,
		req,
	);
}
