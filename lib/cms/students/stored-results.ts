/**
 * The table `results`: a row for each student and exam, which keeps its id over all releases, because the QR codes of
 * printed sheets name it. Written by releases, imported lists and the demo alone; no form or request does.
 */
import type { Payload, PayloadRequest } from "payload";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { insertMany } from "@/lib/data/insert-many";

type StoredResult = {
	/** Record id. */
	student: number;
	/** The operation that released it; null for one that was never released. */
	operation: number | null;
	sheet: FrozenSheet;
};

/** Columns for searching and lists, all taken from the sheet. */
const columnsOf = ({ student, operation, sheet }: StoredResult, now: string) => ({
	student_id: student,
	exam_id: sheet.exam.id,
	year_id: sheet.exam.year.id,
	class_id: sheet.class.id,
	section_id: sheet.section.id,
	code: sheet.student.code,
	position: sheet.position,
	total: sheet.total,
	operation,
	sheet: JSON.stringify(sheet),
	created_at: now,
	updated_at: now,
});

/** Of a row that exists already. */
const kept = ["student_id", "exam_id", "created_at"];

/**
 * Inserts results, or replaces those of the same student and exam.
 * @param req request whose transaction it joins
 */
export async function storeResults(
	payload: Payload,
	results: readonly StoredResult[],
	req?: PayloadRequest,
): Promise<void> {
	const now = new Date().toISOString();
	const records = results.map((result) => columnsOf(result, now));
	const update = Object.keys(records[0] ?? {}).filter((column) => !kept.includes(column));
	await insertMany(payload, "results", records, { key: ["student_id", "exam_id"], update, req });
}
