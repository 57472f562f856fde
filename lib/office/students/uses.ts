/** What has come to hang on students and their places, so that what made them can no longer be taken back. */
import "server-only";
import { type SQL, sql } from "@/lib/school/query";
import { undoFaults as faults } from "../lists/text";

/** Selects as `student` those of the list that something hangs on. */
export type Use = [reason: string, select: (list: SQL) => SQL];

/** @param since ISO 8601: only what came later. @returns the uses of a list of enrolments, results those of its year */
export const usesOfPlaces = (since = new Date(0).toISOString()): Use[] => [
	[
		faults.results,
		(list) => sql`SELECT e.student_id AS student FROM results r JOIN exams x ON x.id = r.exam_id
			JOIN enrolments e ON e.student_id = r.student_id AND e.year_id = x.year_id
			WHERE r.created_at > ${since} AND e.id IN (${list})`,
	],
	[
		faults.marks,
		(list) => sql`SELECT e.student_id AS student FROM marks m JOIN enrolments e ON e.id = m.enrolment_id
			WHERE m.updated_at > ${since} AND e.id IN (${list})`,
	],
	[
		faults.exempted,
		(list) => sql`SELECT e.student_id AS student FROM exam_exemptions x JOIN enrolments e ON e.id = x.enrolment_id
			WHERE x.at > ${since} AND e.id IN (${list})`,
	],
];

/** Of a list of students. By which ways the school has told a family of a notice is no use of them. */
export const usesOfStudents: Use[] = [
	[faults.results, (list) => sql`SELECT student_id AS student FROM results WHERE student_id IN (${list})`],
	[faults.login, (list) => sql`SELECT student_id AS student FROM tokens WHERE student_id IN (${list})`],
	[faults.confirmed, (list) => sql`SELECT student_id AS student FROM circular_reads WHERE student_id IN (${list})`],
	[
		faults.certified,
		(list) => sql`SELECT student_id AS student FROM certificates WHERE student_id IN (${list})
			UNION SELECT student_id FROM identity_cards WHERE student_id IN (${list})`,
	],
];
