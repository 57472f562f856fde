/** Saves marks: the valid cells of a request, in one transaction. */
import "server-only";
import type { PayloadRequest } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { insertMany } from "@/lib/data/insert-many";
import { type Cell, cellKey, type Mark, readMark, writeMark } from "@/lib/office/marks/shared";
import type { Taken } from "@/lib/office/teaching/taken-by";
import { SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { findRelease } from "../release/releases";
import { releaseText } from "../release/text";
import type { MarkInput, MarksAnswer, MarksInput } from "./calls";
import {
	type Exam,
	isOwn,
	type OwnSubjects,
	readExam,
	readOwnSubjects,
	readSection,
	requireClass,
	type Section,
} from "./setup";
import { columnsOf, readMarks, type StoredMark } from "./stored";
import { readExamined, readSubjects, readTaken, type Subject } from "./subjects";
import { markText } from "./text";

export type Change = { input: Cell; mark: Mark; stored: StoredMark | undefined };

type Sorted = { changes: Change[] } & Omit<MarksAnswer, "success">;

/** What saving cells would change, and the answer to their sender. */
export type SavePlan = { exam: Exam; section: Section; changes: Change[]; answer: MarksAnswer };

/** Cells of a grid; of a cell that is given twice the last one counts. */
export type GridCells = Pick<MarksInput, "exam" | "section" | "cells">;

/**
 * @param by who saves
 * @throws SchoolError as {@link saveMarks}
 */
export async function planMarks(
	{ exam: examId, section: sectionId, cells }: GridCells,
	by: SignedIn,
	req?: PayloadRequest,
): Promise<SavePlan> {
	const [exam, section] = [await readExam(examId, req), await readSection(sectionId, req)];
	requireClass(by, section.class);
	await requireUnreleased(examId, section.class, req);
	const offered = await readSubjects(exam.year, section.class, req);
	const subjects = await readExamined(exam, offered, req);
	const taken = await readTaken(offered, exam.year, sql`e.section_id = ${section.id}`, req);
	const stored = await readMarks(exam.id, sql`e.year_id = ${exam.year} AND e.section_id = ${section.id}`, req);
	const own = await readOwnSubjects(by, req);
	const { changes, ...answer } = sortCells(cells, { subjects, taken, stored, own });
	return { exam, section, changes, answer: { success: true, ...answer } };
}

/** @throws SchoolError "invalid" while the class is released */
export async function requireUnreleased(exam: number, classId: number, req?: PayloadRequest): Promise<void> {
	if (await findRelease(exam, classId, req)) throw new SchoolError("invalid", releaseText.locked);
}

/**
 * Stores the valid cells, and returns the others with a reason. For a cell that somebody else has changed since the
 * sender loaded it (optimistic locking by revision), the stored mark is returned, unless it is the same mark. Storing
 * the mark that a cell already has changes nothing.
 * @param by who saves; an exam account only classes and subjects of its own
 * @throws SchoolError "notFound" for an unknown exam or section, "forbidden" for another class, "invalid" while the
 * class is released
 */
export async function saveMarks(cells: GridCells, by: SignedIn): Promise<MarksAnswer> {
	return inTransaction(async (req) => {
		await lockMarks(cells.exam, req);
		const { exam, section, changes, answer } = await planMarks(cells, by, req);
		if (changes.length > 0) {
			await writeChanges(exam.id, changes, by, req);
			await recordMarking(req, by, exam, section);
		}
		return answer;
	});
}

/**
 * Locks the exam's row, and those of the exams that a combined one is computed from, so that no other transaction changes its marks or releases until this one ends. Must be the
 * transaction's first write, so that nothing it reads afterwards can be changed by others.
 */
export async function lockMarks(exam: number, req: PayloadRequest): Promise<void> {
	await query(
		sql`UPDATE exams SET updated_at = updated_at WHERE id = ${exam}
			OR id IN (SELECT exam_id FROM exams_of WHERE _parent_id = ${exam})`,
		req,
	);
}

type Known = {
	subjects: readonly Subject[];
	taken: ReadonlyMap<number, Pick<Taken, "takes">>;
	stored: ReadonlyMap<string, StoredMark>;
	own: OwnSubjects;
};

function sortCells(cells: readonly MarkInput[], { subjects, taken, stored, own }: Known): Sorted {
	const sorted: Sorted = { changes: [], saved: [], taken: [], refused: [] };
	for (const input of new Map(cells.map((cell) => [cellKey(cell), cell])).values()) {
		const { enrolment, subject: subjectId, paper, part, text, base } = input;
		const cell: Cell = { enrolment, subject: subjectId, paper, part };
		const refuse = (reason: string) => sorted.refused.push({ ...cell, reason });
		const subject = subjects.find(({ id }) => id === subjectId);
		const full = subject?.papers.find(({ code }) => code === paper)?.parts.find(({ code }) => code === part)?.full;
		const takes = taken.get(enrolment)?.takes;
		if (!subject || full === undefined || !takes) {
			refuse(markText.gone);
			continue;
		}
		if (!isOwn(own, subjectId)) {
			refuse(markText.notOwn);
			continue;
		}
		const isTaken = takes.has(subjectId);
		const read = readMark(text, full);
		if ("reason" in read) {
			refuse(read.reason);
			continue;
		}
		const { mark } = read;
		const current = stored.get(cellKey(cell));
		const { mark: now, revision, by, at } = current ?? { mark: null, revision: 0, by: "", at: "" };
		// A mark of before the choice changed may be emptied.
		if (!isTaken && mark !== null) refuse(markText.notTaken(subject.name));
		else if (mark === now) sorted.saved.push({ ...cell, text: writeMark(mark), revision });
		else if (revision !== base) sorted.taken.push({ ...cell, text: writeMark(now), revision, by, at });
		else {
			sorted.changes.push({ input, mark, stored: current });
			sorted.saved.push({ ...cell, text: writeMark(mark), revision: revision + 1 });
		}
	}
	return sorted;
}

/** Who changes marks; without an id the server itself. */
type Marker = { id: number | null; name: string };

/**
 * Writes changes that were planned in the same transaction, with an entry each in the history of marks.
 * @returns the ids of the marks, by {@link cellKey}
 */
export async function writeChanges(
	exam: number,
	changes: readonly Change[],
	by: Marker,
	req: PayloadRequest,
): Promise<Map<string, number>> {
	const at = new Date().toISOString();
	const rowOf = ({ input: { enrolment, subject, paper, part }, mark, stored }: Change) => ({
		exam_id: exam,
		enrolment_id: enrolment,
		subject_id: subject,
		paper,
		part,
		...columnsOf(mark),
		revision: (stored?.revision ?? 0) + 1,
		staff_id: by.id,
		staff_name: by.name,
		updated_at: at,
	});
	type Written = { id: number; enrolment_id: number; subject_id: number; paper: string; part: string };
	const returning = ["id", "enrolment_id", "subject_id", "paper", "part"];
	const fresh = changes.filter(({ stored }) => !stored).map(rowOf);
	const later = changes.flatMap((change) => (change.stored ? [{ id: change.stored.id, ...rowOf(change) }] : []));
	const update = ["hundredths", "absent", "revision", "staff_id", "staff_name", "updated_at"];
	const written = [
		...(await insertMany<Written>(req.payload, "marks", fresh, { returning, req })),
		...(await insertMany<Written>(req.payload, "marks", later, { returning, update, req })),
	];
	const ids = new Map(
		written.map(({ id, enrolment_id, subject_id, paper, part }) => [
			cellKey({ enrolment: enrolment_id, subject: subject_id, paper, part }),
			id,
		]),
	);
	const history = changes.flatMap(({ input, mark, stored }) => {
		const id = ids.get(cellKey(input));
		const [from_text, to_text] = [writeMark(stored?.mark ?? null), writeMark(mark)];
		return id ? [{ mark_id: id, staff_id: by.id, staff_name: by.name, at, from_text, to_text }] : [];
	});
	await insertMany(req.payload, "marks_history", history, { req });
	return ids;
}

/**
 * Cells are saved while they are typed, so at most one entry per ten minutes. `marks_history` has each change of a
 * mark.
 */
const pause = 10 * 60_000;

/** Records that the account has entered marks, unless that was recorded a moment ago. */
export async function recordMarking(req: PayloadRequest, by: SignedIn, exam: Exam, section: Section): Promise<void> {
	const detail = activityText.tasks.marks(section.title);
	const since = new Date(Date.now() - pause).toISOString();
	const recent = await query(
		sql`SELECT id FROM activity WHERE kind = 'exams' AND record = ${exam.id} AND by_id = ${by.id}
			AND detail = ${detail} AND at > ${since} LIMIT 1`,
		req,
	);
	if (recent.length > 0) return;
	await addEntry(req, by, { action: "update", kind: "exams", record: exam.id, title: exam.title, detail });
}
