/** Saves marks: the valid cells of a request, in one transaction. */
import "server-only";
import type { PayloadRequest } from "payload";
import { markText } from "@/lib/bengali/office/marks";
import { releaseText } from "@/lib/bengali/office/release";
import { insertMany } from "@/lib/data/insert-many";
import {
	type Mark,
	type MarkInput,
	type MarksAnswer,
	type MarksInput,
	readMark,
	writeMark,
} from "@/lib/office/marks/schema";
import { SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { findRelease } from "../release/releases";
import { recordMarking } from "./acts";
import type { Subject } from "./compute";
import { type Exam, readExam, readSection, readSubjects, requireClass } from "./setup";
import { type Cell, cellKey, columnsOf, readMarks, type StoredMark } from "./stored";

type Change = { input: MarkInput; mark: Mark; stored: StoredMark | undefined };

type Sorted = { changes: Change[] } & Omit<MarksAnswer, "success">;

/**
 * Stores the valid cells, and returns the others with a reason. For a cell that somebody else has changed since the
 * sender loaded it (optimistic locking by revision), the stored mark is returned, unless it is the same mark. Storing
 * the mark that a cell already has changes nothing.
 * @param by who saves; an exam account only classes of its own
 * @throws SchoolError "notFound" for an unknown exam or section, "forbidden" for another class, "invalid" while the
 * class is released
 */
export async function saveMarks(
	{ exam: examId, section: sectionId, cells }: MarksInput,
	by: SignedIn,
): Promise<MarksAnswer> {
	return inTransaction(async (req) => {
		await lockMarks(examId, req);
		const [exam, section] = [await readExam(examId, req), await readSection(sectionId, req)];
		requireClass(by, section.class);
		if (await findRelease(examId, section.class, req)) throw new SchoolError("invalid", releaseText.locked);
		const subjects = await readSubjects(section.class, exam.type, req);
		const enrolled = await query<{ id: number }>(
			sql`SELECT id FROM enrolments WHERE year_id = ${exam.year} AND section_id = ${section.id}`,
			req,
		);
		const stored = await readMarks(exam.id, sql`e.year_id = ${exam.year} AND e.section_id = ${section.id}`, req);
		const sorted = sortCells(cells, subjects, new Set(enrolled.map(({ id }) => id)), stored);
		const { changes, ...answer } = sorted;
		if (changes.length > 0) {
			await writeChanges(exam, changes, by, req);
			await recordMarking(req, by, exam, section);
		}
		return { success: true, ...answer };
	});
}

/**
 * Locks the exam's row, so that no other transaction changes its marks or releases until this one ends. Must be the
 * transaction's first write, so that nothing it reads afterwards can be changed by others.
 */
export async function lockMarks(exam: number, req: PayloadRequest): Promise<void> {
	await query(sql`UPDATE exams SET updated_at = updated_at WHERE id = ${exam}`, req);
}

function sortCells(
	cells: readonly MarkInput[],
	subjects: readonly Subject[],
	enrolled: ReadonlySet<number>,
	stored: ReadonlyMap<string, StoredMark>,
): Sorted {
	const sorted: Sorted = { changes: [], saved: [], taken: [], refused: [] };
	const fourth = fourthSubjects(subjects, stored.values());
	// Of a cell that is sent twice the last one counts.
	for (const input of new Map(cells.map((cell) => [cellKey(cell), cell])).values()) {
		const { enrolment, subject: subjectId, part, text, base } = input;
		const cell: Cell = { enrolment, subject: subjectId, part };
		const refuse = (reason: string) => sorted.refused.push({ ...cell, reason });
		const subject = subjects.find(({ id }) => id === subjectId);
		const full = subject?.parts.find((one) => one.part === part)?.full;
		if (!subject || full === undefined || !enrolled.has(enrolment)) {
			refuse(markText.gone);
			continue;
		}
		const read = readMark(text, full);
		if ("reason" in read) {
			refuse(read.reason);
			continue;
		}
		const { mark } = read;
		const current = stored.get(cellKey(cell));
		const { mark: now, revision, by, at } = current ?? { mark: null, revision: 0, by: "", at: "" };
		if (mark === now) sorted.saved.push({ ...cell, text: writeMark(mark), revision });
		else if (revision !== base) sorted.taken.push({ ...cell, text: writeMark(now), revision, by, at });
		else {
			const other = mark !== null && fourth.otherThan(cell);
			if (other) {
				refuse(markText.secondFourth(other));
				continue;
			}
			fourth.note(cell, mark);
			sorted.changes.push({ input, mark, stored: current });
			sorted.saved.push({ ...cell, text: writeMark(mark), revision: revision + 1 });
		}
	}
	return sorted;
}

/** A student has at most one fourth subject: the one with marks. */
function fourthSubjects(subjects: readonly Subject[], stored: Iterable<StoredMark>) {
	const names = new Map(subjects.filter(({ fourth }) => fourth).map(({ id, name }) => [id, name]));
	/** Their cells with marks, by enrolment. */
	const marked = new Map<number, Map<string, number>>();
	const note = (cell: Cell, mark: Mark) => {
		if (!names.has(cell.subject)) return;
		const own = marked.get(cell.enrolment) ?? new Map<string, number>();
		if (mark === null) own.delete(cellKey(cell));
		else own.set(cellKey(cell), cell.subject);
		marked.set(cell.enrolment, own);
	};
	for (const { mark, ...cell } of stored) note(cell, mark);
	return {
		note,
		/** @returns the name of another fourth subject in which the student has marks */
		otherThan: ({ enrolment, subject }: Cell): string | undefined => {
			if (!names.has(subject)) return undefined;
			const other = [...(marked.get(enrolment)?.values() ?? [])].find((one) => one !== subject);
			return other === undefined ? undefined : names.get(other);
		},
	};
}

async function writeChanges(exam: Exam, changes: readonly Change[], by: SignedIn, req: PayloadRequest): Promise<void> {
	const at = new Date().toISOString();
	const rowOf = ({ input: { enrolment, subject, part }, mark, stored }: Change) => ({
		exam_id: exam.id,
		enrolment_id: enrolment,
		subject_id: subject,
		part,
		...columnsOf(mark),
		revision: (stored?.revision ?? 0) + 1,
		staff_id: by.id,
		staff_name: by.name,
		updated_at: at,
	});
	type Written = { id: number; enrolment_id: number; subject_id: number; part: Cell["part"] };
	const returning = ["id", "enrolment_id", "subject_id", "part"];
	const fresh = changes.filter(({ stored }) => !stored).map(rowOf);
	const later = changes.flatMap((change) => (change.stored ? [{ id: change.stored.id, ...rowOf(change) }] : []));
	const update = ["hundredths", "absent", "revision", "staff_id", "staff_name", "updated_at"];
	const written = [
		...(await insertMany<Written>(req.payload, "marks", fresh, { returning, req })),
		...(await insertMany<Written>(req.payload, "marks", later, { returning, update, req })),
	];
	const ids = new Map(
		written.map(({ id, enrolment_id, subject_id, part }) => [
			cellKey({ enrolment: enrolment_id, subject: subject_id, part }),
			id,
		]),
	);
	const history = changes.flatMap(({ input, mark, stored }) => {
		const id = ids.get(cellKey(input));
		const [from_text, to_text] = [writeMark(stored?.mark ?? null), writeMark(mark)];
		return id ? [{ mark_id: id, staff_id: by.id, staff_name: by.name, at, from_text, to_text }] : [];
	});
	await insertMany(req.payload, "marks_history", history, { req });
}
