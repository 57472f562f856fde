/** Erasing the personal data of a student or an applicant. */
import "server-only";
import { z } from "zod";
import { addEntry } from "@/lib/cms/activity/entries";
import type { Tag } from "@/lib/cms/cache-tags";
import { expireOnCommit } from "@/lib/cms/expire";
import { eraseApplicant, eraseStudent, ImportOpen, overwriteErased } from "@/lib/cms/students/erasing";
import { idField } from "@/lib/contract/input";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { clearGuesses } from "@/lib/school/limit-store";
import { inTransaction, query, records, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { erasingText } from "./text";

export { keptBackups } from "@/lib/cms/retention";

/** Public reads that show students. */
const shownIn = ["students"] satisfies Tag[];

/** What the confirmation page shows of a record whose data can be erased. */
export type Erasable = {
	name: string;
	/** ISO 8601; null if the data has not been erased. */
	erasedAt: string | null;
	/** Whether nothing is kept; of a student with enrolments or results, those are kept. */
	whole: boolean;
	/** Record id of the student created from the application, whose data is to be erased instead; else null. */
	student: number | null;
};

/** @returns null without such a record */
export async function findErasable(kind: ErasedKind, id: number): Promise<Erasable | null> {
	if (kind === "students") {
		type Row = { name: string; erasedAt: string | Date | null; registered: number | string };
		const [student] = await query<Row>(sql`
			SELECT name, erased_at AS "erasedAt",
				CASE WHEN EXISTS (SELECT 1 FROM enrolments WHERE student_id = students.id)
					OR EXISTS (SELECT 1 FROM results WHERE student_id = students.id) THEN 1 ELSE 0 END AS registered
			FROM students WHERE id = ${id}`);
		if (!student) return null;
		const { name, erasedAt, registered } = student;
		const at = erasedAt && new Date(erasedAt).toISOString();
		return { name, erasedAt: at, whole: Number(registered) === 0, student: null };
	}
	const [application] = await query<{ name: string; student: number | null }>(sql`
		SELECT a.name, s.id AS student FROM applications a LEFT JOIN students s ON s.code = a.code WHERE a.id = ${id}`);
	return application ? { ...application, erasedAt: null, whole: true } : null;
}

/**
 * Erases the data in one transaction, and records that in the activity log without a name. Files are deleted after the
 * commit; if the process is killed before that, the next cleanup of unused files deletes them.
 * @throws SchoolError "notFound", "invalid" while an import is open
 */
export async function erase(kind: ErasedKind, id: number, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		if (kind === "students") {
			const code = await eraseStudent(id, req);
			if (code === null) throw notFoundError();
			await clearGuesses(code, req);
		} else if (!(await eraseApplicant(id, req))) throw notFoundError();
		await addEntry(req, by, { action: "erase", kind, record: id, title: erasingText.nobody });
		await expireOnCommit(req, shownIn);
	}).catch((error: unknown) => {
		throw error instanceof ImportOpen ? new SchoolError("invalid", erasingText.importOpen) : error;
	});
	await overwriteErased(await records());
}

/** Whose data: a student's, or that of an applicant who was not admitted. */
const erasedKinds = ["students", "applications"] as const;
export type ErasedKind = (typeof erasedKinds)[number];

export const erasingSchema = z.object({ kind: z.enum(erasedKinds), id: idField });
