/** Releases results without the back office, for tests of what the public sees. */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** @param at ISO 8601; by default long ago */
export async function releaseClass(payload: Payload, exam: number, classId: number, at = "2026-01-01T00:00:00.000Z") {
	const [operation] = await rows<{ id: number }>(
		payload,
		sql`INSERT INTO operations (subject, state, staff_name, title, applied_at, updated_at)
			VALUES ('release', 'applied', '', '', ${at}, ${at}) RETURNING id`,
	);
	await rows(
		payload,
		sql`INSERT INTO releases (exam_id, class_id, at, operation_id) VALUES (${exam}, ${classId}, ${at}, ${operation?.id})`,
	);
}

export async function withdrawClass(payload: Payload, exam: number, classId: number) {
	await rows(payload, sql`DELETE FROM releases WHERE exam_id = ${exam} AND class_id = ${classId}`);
}
