/** The applications and students that a list of applicants is compared with. */
import "server-only";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";

export type Known = {
	kind: "application" | "student";
	title: string;
	name: string;
	fatherName: string;
	dateOfBirth: string | null;
	birthNumber: string | null;
};

/** @param req request whose transaction it joins */
export async function readKnown(req?: PayloadRequest): Promise<Known[]> {
	const columns = sql`coalesce(title, name) AS title, name, father_name AS "fatherName", date_of_birth AS "dateOfBirth",
		birth_number AS "birthNumber"`;
	return query<Known>(
		sql`SELECT 'student' AS kind, ${columns} FROM students UNION ALL SELECT 'application' AS kind, ${columns} FROM applications`,
		req,
	);
}
