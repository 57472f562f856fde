/** Refuses to edit or delete released results that were computed from marks: they would differ from the marks. */
import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type PayloadRequest,
} from "payload";
import { releaseText } from "@/lib/bengali/office/release";
import { rows, sql } from "@/lib/data/sql";
import { idOf } from "./result-class";

async function isKept(student: number | null, exam: number | null, req: PayloadRequest): Promise<boolean> {
	const found = await rows(
		req.payload,
		sql`SELECT w.exam_id FROM releases w
			JOIN exams x ON x.id = w.exam_id
			JOIN enrolments e ON e.class_id = w.class_id AND e.year_id = x.year_id
			JOIN marks m ON m.exam_id = x.id AND m.enrolment_id = e.id
			WHERE x.id = ${exam} AND e.student_id = ${student} LIMIT 1`,
		req,
	);
	return found.length > 0;
}

const refusal = () => new APIError(releaseText.lockedResult, 400, undefined, true);

/** A beforeChange hook. @throws APIError 400 for a released result with marks */
export const keepReleased: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
	const before = operation === "update" ? originalDoc : data;
	for (const { student, exam } of [data, before]) if (await isKept(idOf(student), idOf(exam), req)) throw refusal();
	return data;
};

/** A beforeDelete hook. Allows the deletion of results together with their student. */
export const keepReleasedOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
	if (req.context.withoutActivity) return;
	const [result] = await rows<{ student: number; exam: number }>(
		req.payload,
		sql`SELECT student_id AS student, exam_id AS exam FROM results WHERE id = ${id}`,
		req,
	);
	if (result && (await isKept(result.student, result.exam, req))) throw refusal();
};
