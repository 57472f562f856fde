/** Of the families that a notice of the invented school asks (./seed), two of three have confirmed it. */
import "server-only";
import type { Payload } from "payload";
import { insertMany } from "@/lib/data/insert-many";
import { rows, sql } from "@/lib/data/sql";

/** @param payload on a database with the school and its students */
export async function seedReads(payload: Payload): Promise<void> {
	const asked = await rows<{ notice: number; student: number }>(
		payload,
		sql`SELECT DISTINCT n.id AS notice, e.student_id AS student FROM notices n
			JOIN notices_rels r ON r.parent_id = n.id AND r.path = 'circularClasses'
			JOIN enrolments e ON e.class_id = r.classes_id
			WHERE n.circular IS TRUE ORDER BY e.student_id`,
	);
	const at = new Date().toISOString();
	const read = asked.filter((_, index) => index % 3 > 0);
	await insertMany(
		payload,
		"circular_reads",
		read.map(({ notice, student }) => ({ notice_id: notice, student_id: student, at })),
	);
}
