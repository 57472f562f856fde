/** Takes a promotion back completely, unless something has come to depend on one of its enrolments. */
import "server-only";
import type { PayloadRequest } from "payload";
import { promotionText as text } from "@/lib/bengali/office/promotion";
import { addEntry } from "@/lib/cms/activity/entries";
import { expireOnCommit } from "@/lib/cms/expire";
import { notFoundError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { deleteRecords, lockRecords, selectIn } from "../import/changes";
import { readEnrolments } from "../import/stored";
import { type Hold, UndoRefused } from "../import/undo";
import { promotionTags } from "./apply";
import type { Changes } from "./runs";

const { faults } = text.past;

/**
 * @param id of a promotion
 * @param by who takes it back, for the list of what was done; without it the server
 * @throws UndoRefused; SchoolError "notFound" if it is not kept or taken back already
 */
export async function undoPromotion(id: number, by?: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		type Row = { changes: string | null; at: string; title: string; year: number | string; count: number | string };
		const [run] = await query<Row>(
			sql`UPDATE promotions SET state = 'undone' WHERE id = ${id} AND state = 'applied'
				RETURNING changes, applied_at AS at, title, calendar_year AS year, student_count AS count`,
			req,
		);
		if (!run?.changes) throw notFoundError();
		await lockRecords(req, "results", "marks", "years", "exams");
		const changes: Changes = JSON.parse(run.changes);
		const holds = await findHolds(req, changes, run.at);
		if (holds.length > 0) throw new UndoRefused(holds);
		await deleteRecords(
			req,
			"enrolments",
			changes.enrolments.map((enrolment) => enrolment.id),
		);
		if (changes.isNewYear) await removeUnusedYear(req, changes.year);
		await query(sql`UPDATE promotions SET changes = NULL WHERE id = ${id}`, req);
		const detail = text.activityUndone(Number(run.count), Number(run.year));
		await addEntry(req, by ?? null, { action: "delete", kind: "enrolments", title: run.title, detail });
		await expireOnCommit(req, promotionTags);
	});
}

/** The year that the promotion has made, unless others use it by now. */
async function removeUnusedYear(req: PayloadRequest, year: number): Promise<void> {
	await query(
		sql`DELETE FROM years WHERE id = ${year} AND NOT EXISTS (SELECT 1 FROM enrolments WHERE year_id = ${year})
			AND NOT EXISTS (SELECT 1 FROM exams WHERE year_id = ${year})`,
		req,
	);
}

/** @returns the students whose enrolments are in use, each with the first reason */
async function findHolds(req: PayloadRequest, { year, enrolments }: Changes, at: string): Promise<Hold[]> {
	const students = enrolments.map(({ student }) => student);
	const reasons = new Map<number, string>();
	const note = (found: { student: number }[], reason: string) => {
		for (const { student } of found) if (!reasons.has(student)) reasons.set(student, reason);
	};
	note(
		await selectIn(
			req,
			students,
			(list) => sql`SELECT r.student_id AS student FROM results r JOIN exams x ON x.id = r.exam_id
				WHERE x.year_id = ${year} AND r.student_id IN (${list})`,
		),
		faults.results,
	);
	note(
		await selectIn(
			req,
			enrolments.map(({ id }) => id),
			(list) => sql`SELECT e.student_id AS student FROM marks m JOIN enrolments e ON e.id = m.enrolment_id
				WHERE m.enrolment_id IN (${list})`,
		),
		faults.marks,
	);
	note(
		await selectIn(
			req,
			students,
			(list) => sql`SELECT e.student_id AS student FROM enrolments e JOIN years y ON y.id = e.year_id
				WHERE y.year > (SELECT year FROM years WHERE id = ${year}) AND e.student_id IN (${list})`,
		),
		faults.later,
	);
	const own = new Set(enrolments.map(({ id }) => id));
	const stored = await readEnrolments({ payload: req.payload, req }, [year]);
	note(
		stored.filter(({ id, updatedAt }) => own.has(id) && updatedAt !== at),
		faults.changed,
	);
	return namesOf(req, reasons);
}

async function namesOf(req: PayloadRequest, reasons: Map<number, string>): Promise<Hold[]> {
	const found = await selectIn<{ id: number; title: string }>(
		req,
		[...reasons.keys()],
		(list) => sql`SELECT id, title FROM students WHERE id IN (${list})`,
	);
	return found.map(({ id, title }) => ({ title, reason: reasons.get(id) ?? "" }));
}
